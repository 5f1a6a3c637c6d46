import { confirmRecoveryCode as call } from '@paga/contract/identity/two-factor';
import { personSecret } from '#core/http/handler.ts';
import { confirmCode } from './confirm-code.ts';

export const confirmRecoveryCode = personSecret({
  call,
  run: (ctx, { body: { code, deviceId } }) => confirmCode(ctx, code, { label: deviceId, trust: false }),
});
