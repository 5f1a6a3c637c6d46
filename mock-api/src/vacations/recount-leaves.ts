import { VacationType } from '@paga/contract/shapes';
import { and, asc, eq, gte, inArray, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/record-audit.ts';
import { type InCompany, own } from '../db/own-rows.ts';
import type { Context } from '../http/context.ts';
import { salaryPeriod } from '../payroll/table.ts';
import { countedDays } from './counted-days.ts';
import { leaveRules } from './leave-rules.ts';
import { vacation } from './table.ts';

type Recount = Pick<Context, 'now'> & { userId: number };

/** Months of the company that are closed, as `YYYY-MM`; open ones stay locked so that none is closed meanwhile. */
async function closedMonths(ctx: InCompany, months: readonly string[]): Promise<ReadonlySet<string>> {
  const month = sql<string>`to_char(make_date("year", "month", 1), 'YYYY-MM')`;
  const periods = await ctx.tx
    .select({ month, closedAt: salaryPeriod.closedAt })
    .from(salaryPeriod)
    .where(and(own(ctx, salaryPeriod), inArray(month, [...months])))
    .orderBy(asc(salaryPeriod.id))
    .for('share');
  return new Set(periods.filter((period) => period.closedAt !== null).map((period) => period.month));
}

const covers = (date: string): SQL | undefined => and(lte(vacation.from, date), gte(vacation.to, date));

/**
 * Counts the leaves of a company again that lie over one of the dates, after a public holiday has come there or gone. Only those dates change,
 * and of them only those in open months; maternity leave counts every weekday and is left alone. Answers how many leaves changed, each with
 * an audit line of the company.
 */
export async function recountLeaves(ctx: InCompany, dates: readonly string[], { now, userId }: Recount): Promise<number> {
  const leaves = await ctx.tx
    .select()
    .from(vacation)
    .where(and(own(ctx, vacation), ne(vacation.type, VacationType.maternity), or(...dates.map(covers))))
    .orderBy(asc(vacation.id))
    .for('update');
  if (leaves.length === 0) return 0;
  const closed = await closedMonths(ctx, [...new Set(dates.map((date) => date.slice(0, 7)))]);
  const open = new Set(dates.filter((date) => !closed.has(date.slice(0, 7))));
  let recounted = 0;
  for (const leave of leaves) {
    const counted = countedDays(leave, await leaveRules(ctx, leave.from, leave.to));
    if (counted === null) continue;
    const days = [...leave.days.filter((day) => !open.has(day)), ...counted.filter((day) => open.has(day))].sort();
    if (days.join() === leave.days.join()) continue;
    await ctx.tx
      .update(vacation)
      .set({ days, version: sql`${vacation.version} + 1` })
      .where(and(own(ctx, vacation), eq(vacation.id, leave.id)));
    const facts = {
      page: 'vacations',
      type: 'recount',
      objectId: leave.id,
      old: { workingDays: leave.days.length },
      new: { workingDays: days.length },
    };
    await recordAudit(ctx.tx, { now, userId, companyId: ctx.companyId }, facts);
    recounted += 1;
  }
  return recounted;
}
