import { hasSalaries as call } from '@paga/contract/payroll';
import { read } from '#core/http/handler.ts';
import { findPeriod, salary } from '#months/public.ts';
import { ofPeriod } from '../rows/month-rows.ts';

export const hasSalaries = read({
  call,
  run: async (ctx, { body }) => {
    const period = await findPeriod(ctx, body);
    const rowCount = period ? await ctx.tx.$count(salary, ofPeriod(ctx, period.id)) : 0;
    return { hasSalaries: rowCount > 0, rowCount };
  },
});
