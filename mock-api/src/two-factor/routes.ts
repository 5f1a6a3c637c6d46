import { routes } from '../http/routes.ts';
import { askWhetherDue, confirmCode, sendAnotherCode } from './code-verbs.ts';
import { ownTwoFactor, revokeTrust, switchTwoFactor, trustedDevices } from './own-devices.ts';

export const twoFactorRoutes = routes([
  askWhetherDue,
  confirmCode,
  ownTwoFactor,
  revokeTrust,
  sendAnotherCode,
  switchTwoFactor,
  trustedDevices,
]);
