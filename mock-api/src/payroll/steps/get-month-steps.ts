import { getMonthSteps as call } from '@paga/contract/payroll';
import { and, eq, isNull } from 'drizzle-orm';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { read } from '#core/http/handler.ts';
import { namesOf } from '#core/user/names-of.ts';
import { findPeriod, salaryVersion } from '#months/public.ts';
import { totalsOfPeriod } from '../rows/month-rows.ts';
import { monthStanding } from './month-standing.ts';
import type { Marks } from './where-month-stands.ts';

/** The marks of the closing of a month that holds. */
async function marksOf(ctx: InCompany, periodId: number | undefined): Promise<Marks> {
  const ofMonth = eq(salaryVersion.periodId, periodId ?? 0);
  const [held] = await ctx.tx
    .select({ paidOn: salaryVersion.paidOn, declaredOn: salaryVersion.declaredOn })
    .from(salaryVersion)
    .where(and(scoped(ctx, salaryVersion), ofMonth, isNull(salaryVersion.reopenedAt)));
  return { paid: held?.paidOn != null, declared: held?.declaredOn != null };
}

export const getMonthSteps = read({
  call,
  run: async (ctx, { query }) => {
    const period = await findPeriod(ctx, query);
    const marks = await marksOf(ctx, period?.id);
    const { rowCount, headCount } = (await totalsOfPeriod(ctx, period?.id)).totals;
    const { facts: _facts, said, ...standing } = await monthStanding(ctx, period, { ...marks, rowCount });
    const names = await namesOf(
      ctx,
      said.map(({ saidBy }) => saidBy),
    );
    return {
      ...{ ...standing, ...marks, heads: headCount },
      said: said.map(({ step, saidBy, saidAt, holds }) => ({
        ...{ step, holds, by: names.get(saidBy) ?? null, at: saidAt.toISOString() },
      })),
    };
  },
});
