import { and, inArray, sql } from 'drizzle-orm';
import { type InCompany, own } from '#core/db/own-rows.ts';
import { DomainError } from '#core/domain-error.ts';
import { salaryPeriod } from '#payroll/rows/table.ts';

/**
 * Throws `PERIOD_CLOSED` when one of the days lies in a closed salary month. The rows of the months stay locked until the transaction
 * ends, so a month cannot be closed between this check and the write.
 */
export async function requireOpenMonths(ctx: InCompany, days: readonly string[]): Promise<void> {
  const months = [...new Set(days.map((day) => day.slice(0, 7)))];
  if (months.length === 0) return;
  const month = sql<string>`to_char(make_date("year", "month", 1), 'YYYY-MM')`;
  const periods = await ctx.tx
    .select({ month, closedAt: salaryPeriod.closedAt })
    .from(salaryPeriod)
    .where(and(own(ctx, salaryPeriod), inArray(month, months)))
    .orderBy(salaryPeriod.id)
    .for('share');
  const closed = periods.filter((period) => period.closedAt !== null).map((period) => period.month);
  if (closed.length > 0) throw new DomainError('PERIOD_CLOSED', { message: `Closed months: ${closed.join(', ')}` });
}
