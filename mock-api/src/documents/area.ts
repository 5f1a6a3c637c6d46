import { area } from '#core/area.ts';
import { documentRoutes } from './routes.ts';
import { documentTemplate } from './table.ts';

/** Templates of documents and what they are filled with. */
export const documentsArea = area({
  name: 'documents',
  tables: [documentTemplate],
  routes: documentRoutes,
  audit: ['documents'],
});
