import { area } from '#core/area.ts';
import { requestRoutes } from './routes.ts';
import { requestsStored } from './stored.ts';
import { officePerson, request } from './table.ts';

/** What employees ask the office for, and who decided. */
export const requestsArea = area({
  name: 'requests',
  tables: [officePerson, request],
  routes: requestRoutes,
  audit: ['requests'],
  stored: requestsStored,
});
