import { routes } from '#core/http/routes.ts';
import { askWhetherDue, confirmCode, sendAnotherCode } from './code-verbs.ts';
import { changeCompanySecurity, companySecurity } from './company-security.ts';
import { ownTwoFactor, revokeTrust, switchTwoFactor, trustedDevices } from './own-devices.ts';

export const twoFactorRoutes = routes([
  askWhetherDue,
  changeCompanySecurity,
  companySecurity,
  confirmCode,
  ownTwoFactor,
  revokeTrust,
  sendAnotherCode,
  switchTwoFactor,
  trustedDevices,
]);
