import { area } from '#core/area.ts';
import { requestRoutes } from './routes.ts';
import { requestsStored } from './stored.ts';
import { leaveApprover, officePerson, request, requestMaker, requestStop, sicknessReport } from './table.ts';

/** What employees ask the office for, and who decided. */
export const requestsArea = area({
  name: 'requests',
  tables: [leaveApprover, officePerson, request, requestMaker, requestStop, sicknessReport],
  routes: requestRoutes,
  audit: ['employees', 'requests'],
  backup: { leftOut: { request_stop: 'secrets of mails, of proposals that wait' } },
  stored: requestsStored,
});
