import { getSalaries } from '@paga/contract/payroll';
import { read } from '../http/verb.ts';
import { rowsOfPeriod } from './month-rows.ts';
import { findPeriod, periodState } from './period.ts';

export const answerSalaries = read({
  call: getSalaries,
  run: async (ctx, { query }) => {
    const period = await findPeriod(ctx, query);
    if (!period) return { period: null, salaries: [] };
    return { period: await periodState(ctx, period), salaries: await rowsOfPeriod(ctx, period.id, query.take) };
  },
});
