import { and, eq } from 'drizzle-orm';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { changedNow, type MonthWriter, type Period } from './period.ts';
import { salaryPeriod } from './table.ts';

type PeriodChange = Partial<
  Pick<Period, 'paymentDate' | 'closedAt' | 'closedBy' | 'calculatedAt' | 'changedBy' | 'changedAt'>
>;

const one = (ctx: InCompany, periodId: number) =>
  and(scoped(ctx, salaryPeriod), eq(salaryPeriod.id, periodId));

/** Changes a locked month, and answers it as it is now. */
export async function changePeriod(ctx: InCompany, period: Period, change: PeriodChange): Promise<Period> {
  const next = { ...change, version: period.version + 1 };
  await ctx.tx.update(salaryPeriod).set(next).where(one(ctx, period.id));
  return { ...period, ...next };
}

/** Notes on a month who has changed its figures. */
export async function noteChange(ctx: MonthWriter, periodId: number): Promise<void> {
  await ctx.tx.update(salaryPeriod).set(changedNow(ctx)).where(one(ctx, periodId));
}

/** Deletes a month that has no salaries. */
export async function deletePeriod(ctx: InCompany, periodId: number): Promise<void> {
  await ctx.tx.delete(salaryPeriod).where(one(ctx, periodId));
}
