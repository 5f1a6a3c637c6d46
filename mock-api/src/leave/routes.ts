import { routes } from '#core/http/routes.ts';
import { deleteCompanyLeave } from './booking/delete-company-leave.ts';
import { deleteVacation } from './booking/delete-vacation.ts';
import { previewVacation } from './booking/preview-vacation.ts';
import { storeCompanyLeave } from './booking/store-company-leave.ts';
import { storeVacation } from './booking/store-vacation.ts';
import { updateVacation } from './booking/update-vacation.ts';
import { getLeaveDecision } from './decision/get-leave-decision.ts';
import { createLeaveFeed } from './feeds/create-leave-feed.ts';
import { endLeaveFeed } from './feeds/end-leave-feed.ts';
import { getLeaveFeeds } from './feeds/get-leave-feeds.ts';
import { checkLeaveRows } from './import/check-leave-rows.ts';
import { downloadLeaveTemplate } from './import/download-leave-template.ts';
import { getLeaveImports } from './import/get-leave-imports.ts';
import { previewLeaveImport } from './import/preview-leave-import.ts';
import { storeLeaveImport } from './import/store-leave-import.ts';
import { undoLeaveImport } from './import/undo-leave-import.ts';
import { getLeaveLedger } from './ledger/get-leave-ledger.ts';
import { storeLeaveCorrection } from './ledger/store-leave-correction.ts';
import { getEmployeeVacations } from './list/get-employee-vacations.ts';
import { getLeavePeople } from './list/get-leave-people.ts';
import { getUpcomingVacations } from './list/get-upcoming-vacations.ts';
import { getVacationCalendar } from './list/get-vacation-calendar.ts';
import { getVacationEmployees } from './list/get-vacation-employees.ts';
import { getVacationTypes } from './list/get-vacation-types.ts';
import { createOwnLeaveFeed } from './own-feed/create-own-leave-feed.ts';
import { endOwnLeaveFeed } from './own-feed/end-own-leave-feed.ts';
import { getOwnLeaveFeed } from './own-feed/get-own-leave-feed.ts';
import { getOwnLeave } from './own-leave/get-own-leave.ts';
import { getSectorAbsences } from './own-leave/get-sector-absences.ts';
import { previewOwnLeave } from './own-leave/preview-own-leave.ts';
import { deletePublicHoliday } from './public-holidays/delete-public-holiday.ts';
import { savePublicHolidays } from './public-holidays/save-public-holidays.ts';
import { updateLeaveConfiguration } from './settings/update-leave-configuration.ts';

export const leaveRoutes = routes([
  deleteCompanyLeave,
  deleteVacation,
  previewVacation,
  storeCompanyLeave,
  storeVacation,
  updateVacation,
  getLeaveDecision,
  createLeaveFeed,
  endLeaveFeed,
  getLeaveFeeds,
  checkLeaveRows,
  downloadLeaveTemplate,
  getLeaveImports,
  previewLeaveImport,
  storeLeaveImport,
  undoLeaveImport,
  getLeaveLedger,
  storeLeaveCorrection,
  getEmployeeVacations,
  getLeavePeople,
  getUpcomingVacations,
  getVacationCalendar,
  getVacationEmployees,
  getVacationTypes,
  createOwnLeaveFeed,
  endOwnLeaveFeed,
  getOwnLeaveFeed,
  getOwnLeave,
  getSectorAbsences,
  previewOwnLeave,
  deletePublicHoliday,
  savePublicHolidays,
  updateLeaveConfiguration,
]);
