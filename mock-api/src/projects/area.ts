import { area } from '#core/area.ts';
import { projectRoutes } from './routes.ts';
import { budgetLine, budgetLineShare, project } from './table.ts';

/** Projects, their budget lines and the shares of people. */
export const projectsArea = area({
  name: 'projects',
  tables: [budgetLine, budgetLineShare, project],
  routes: projectRoutes,
  audit: ['projects'],
});
