import { area } from '#core/area.ts';
import { requestRoutes } from './routes.ts';
import { leaveApprover, officePerson, request, sicknessReport } from './table.ts';

/** What employees ask the office for, and who decided. */
export const requestsArea = area({
  name: 'requests',
  tables: [leaveApprover, officePerson, request, sicknessReport],
  routes: requestRoutes,
  audit: ['requests'],
});
