import { routes } from '#core/http/routes.ts';
import { confirmTwoFactorCode } from './confirm-two-factor-code.ts';
import { forgetTrustedDevice } from './forget-trusted-device.ts';
import { getCompanySecurity } from './get-company-security.ts';
import { getTrustedDevices } from './get-trusted-devices.ts';
import { getTwoFactor } from './get-two-factor.ts';
import { requiresTwoFactor } from './requires-two-factor.ts';
import { sendTwoFactorCode } from './send-two-factor-code.ts';
import { updateCompanySecurity } from './update-company-security.ts';
import { updateTwoFactor } from './update-two-factor.ts';

export const twoFactorRoutes = routes([
  requiresTwoFactor,
  updateCompanySecurity,
  getCompanySecurity,
  confirmTwoFactorCode,
  getTwoFactor,
  forgetTrustedDevice,
  sendTwoFactorCode,
  updateTwoFactor,
  getTrustedDevices,
]);
