import { getSalaryComments as call } from '@paga/contract/payroll';
import { and, asc, eq } from 'drizzle-orm';
import { scoped } from '#core/db/scoped-rows.ts';
import { read } from '#core/http/handler.ts';
import { findPeriod } from '#months/public.ts';
import { wireComments } from './comment-rows.ts';
import { salaryComment } from './table.ts';

export const getSalaryComments = read({
  call,
  run: async (ctx, { query }) => {
    const period = await findPeriod(ctx, query);
    if (!period) return [];
    const ofMonth = and(scoped(ctx, salaryComment), eq(salaryComment.periodId, period.id));
    return wireComments(
      ctx,
      await ctx.tx.select().from(salaryComment).where(ofMonth).orderBy(asc(salaryComment.id)),
    );
  },
});
