import { getSalaries as call } from '@paga/contract/payroll';
import { read } from '#core/http/handler.ts';
import { findPeriod, periodState } from '#months/public.ts';
import { rowsOfPeriod } from '../rows/month-rows.ts';

export const getSalaries = read({
  call,
  run: async (ctx, { query }) => {
    const period = await findPeriod(ctx, query);
    if (!period) return { period: null, salaries: [] };
    return {
      period: await periodState(ctx, period),
      salaries: await rowsOfPeriod(ctx, period.id, query.take),
    };
  },
});
