import { getSignOff as call } from '@paga/contract/payroll';
import { DomainError } from '#core/domain-error.ts';
import { read } from '#core/http/handler.ts';
import { findPeriod } from '#months/public.ts';
import { wireSignOff } from './wire-sign-off.ts';

export const getSignOff = read({
  call,
  run: async (ctx, { query }) => {
    const period = await findPeriod(ctx, query);
    if (!period) throw new DomainError('NO_SALARIES');
    return wireSignOff(ctx, period);
  },
});
