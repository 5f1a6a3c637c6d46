import { hasSalaries } from '@paga/contract/payroll';
import { read } from '../http/verb.ts';
import { ofPeriod } from './month-rows.ts';
import { findPeriod } from './period.ts';
import { salary } from './table.ts';

export const answerHasSalaries = read({
  call: hasSalaries,
  run: async (ctx, { body }) => {
    const period = await findPeriod(ctx, body);
    if (!period) return { hasSalaries: false };
    const rows = await ctx.tx.select({ id: salary.id }).from(salary).where(ofPeriod(ctx, period.id)).limit(1);
    return { hasSalaries: rows.length > 0 };
  },
});
