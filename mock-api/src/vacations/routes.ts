import { routes } from '../http/routes.ts';
import { listCalendarEvents } from './calendar.ts';
import { deleteVacation } from './delete.ts';
import { listVacationEmployees } from './employees.ts';
import { previewVacation } from './preview-vacation.ts';
import { showEmployeeVacations } from './show.ts';
import { storeVacation } from './store.ts';
import { listUpcomingVacations } from './upcoming.ts';
import { updateVacation } from './update.ts';
import { listVacationTypes } from './vacation-types.ts';

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
