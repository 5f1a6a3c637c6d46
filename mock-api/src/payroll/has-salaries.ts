import { hasSalaries } from '@paga/contract/payroll';
import { read } from '../http/verb.ts';
import { ofPeriod } from './month-rows.ts';
import { findPeriod } from './period.ts';
import { salary } from './table.ts';

export const answerHasSalaries = read({
  call: hasSalaries,
  run: async (ctx, { body }) => {
    const period = await findPeriod(ctx, body);
    const rowCount = period ? await ctx.tx.$count(salary, ofPeriod(ctx, period.id)) : 0;
    return { hasSalaries: rowCount > 0, rowCount };
  },
});
