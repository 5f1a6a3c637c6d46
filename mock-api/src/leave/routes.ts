import { routes } from '#core/http/routes.ts';
import { deleteVacation } from './booking/delete-vacation.ts';
import { previewVacation } from './booking/preview-vacation.ts';
import { storeVacation } from './booking/store-vacation.ts';
import { updateVacation } from './booking/update-vacation.ts';
import { getEmployeeVacations } from './list/get-employee-vacations.ts';
import { getUpcomingVacations } from './list/get-upcoming-vacations.ts';
import { getVacationCalendar } from './list/get-vacation-calendar.ts';
import { getVacationEmployees } from './list/get-vacation-employees.ts';
import { getVacationTypes } from './list/get-vacation-types.ts';

export const vacationRoutes = routes([
  getUpcomingVacations,
  getVacationEmployees,
  getVacationCalendar,
  getVacationTypes,
  previewVacation,
  storeVacation,
  updateVacation,
  deleteVacation,
  getEmployeeVacations,
]);
