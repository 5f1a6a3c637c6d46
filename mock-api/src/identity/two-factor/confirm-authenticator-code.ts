import { confirmAuthenticatorCode as call } from '@paga/contract/identity/two-factor';
import { personSecret } from '#core/http/handler.ts';
import { confirmCode } from './confirm-code.ts';

export const confirmAuthenticatorCode = personSecret({
  call,
  run: (ctx, { body: { code, deviceId, trustDevice = false } }) =>
    confirmCode(ctx, code, { label: deviceId, trust: trustDevice }),
});
