import { routes } from '#core/http/routes.ts';
import { deleteVacation } from './booking/delete.ts';
import { previewVacation } from './booking/preview-vacation.ts';
import { storeVacation } from './booking/store.ts';
import { updateVacation } from './booking/update.ts';
import { listCalendarEvents } from './list/calendar.ts';
import { listVacationEmployees } from './list/employees.ts';
import { showEmployeeVacations } from './list/show.ts';
import { listUpcomingVacations } from './list/upcoming.ts';
import { listVacationTypes } from './list/vacation-types.ts';

export const vacationRoutes = routes([
  listUpcomingVacations,
  listVacationEmployees,
  listCalendarEvents,
  listVacationTypes,
  previewVacation,
  storeVacation,
  updateVacation,
  deleteVacation,
  showEmployeeVacations,
]);
