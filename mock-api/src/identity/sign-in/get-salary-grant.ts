import { getSalaryGrant as call } from '@paga/contract/identity/sign-in';
import { companySecret } from '#core/http/handler.ts';
import { salaryGrantSeconds } from '../session/closing-code.ts';

export const getSalaryGrant = companySecret({
  call,
  run: async (ctx) => ({ seconds: await salaryGrantSeconds(ctx) }),
});
