import { routes } from '#core/http/routes.ts';
import { addSector, removeSector, renameSector } from './change-sectors.ts';
import { changeClosingCode, closingCode, proposeClosingCode } from './closing-code.ts';
import { changeInactivity, inactivity } from './inactivity.ts';
import { changeHealthInsurance, healthInsurance } from './insurance.ts';
import { changeLeaveConfiguration, leaveConfiguration } from './leave.ts';
import { changeMonthSettings, monthSettings } from './month.ts';
import { changeOvertime, overtime } from './overtime.ts';
import { sectors } from './sectors.ts';
import { settingHistory } from './setting-history.ts';

export const settingsRoutes = routes([
  addSector,
  changeClosingCode,
  changeHealthInsurance,
  changeInactivity,
  changeLeaveConfiguration,
  changeMonthSettings,
  changeOvertime,
  closingCode,
  healthInsurance,
  inactivity,
  leaveConfiguration,
  monthSettings,
  overtime,
  proposeClosingCode,
  removeSector,
  renameSector,
  sectors,
  settingHistory,
]);
