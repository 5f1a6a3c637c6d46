import { hasSalaries } from '@paga/contract/payroll';
import { eq } from 'drizzle-orm';
import { read } from '../http/verb.ts';
import { findPeriod } from './period.ts';
import { salary } from './table.ts';

export const answerHasSalaries = read({
  call: hasSalaries,
  run: async (ctx, { body }) => {
    const period = await findPeriod(ctx, body);
    if (!period) return { hasSalaries: false };
    const rows = await ctx.tx.select({ id: salary.id }).from(salary).where(eq(salary.periodId, period.id)).limit(1);
    return { hasSalaries: rows.length > 0 };
  },
});
