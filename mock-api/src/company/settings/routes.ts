import { routes } from '#core/http/routes.ts';
import { createSector } from './create-sector.ts';
import { deleteSector } from './delete-sector.ts';
import { generateClosingCode } from './generate-closing-code.ts';
import { getClosingCode } from './get-closing-code.ts';
import { getHealthInsurance } from './get-health-insurance.ts';
import { getInactivity } from './get-inactivity.ts';
import { getLeaveConfiguration } from './get-leave-configuration.ts';
import { getMonthSettings } from './get-month-settings.ts';
import { getOvertime } from './get-overtime.ts';
import { getSectors } from './get-sectors.ts';
import { getSettingHistory } from './get-setting-history.ts';
import { saveClosingCode } from './save-closing-code.ts';
import { saveInactivity } from './save-inactivity.ts';
import { updateHealthInsurance } from './update-health-insurance.ts';
import { updateLeaveConfiguration } from './update-leave-configuration.ts';
import { updateMonthSettings } from './update-month-settings.ts';
import { updateOvertime } from './update-overtime.ts';
import { updateSector } from './update-sector.ts';

export const settingsRoutes = routes([
  createSector,
  saveClosingCode,
  updateHealthInsurance,
  saveInactivity,
  updateLeaveConfiguration,
  updateMonthSettings,
  updateOvertime,
  getClosingCode,
  getHealthInsurance,
  getInactivity,
  getLeaveConfiguration,
  getMonthSettings,
  getOvertime,
  generateClosingCode,
  deleteSector,
  updateSector,
  getSectors,
  getSettingHistory,
]);
