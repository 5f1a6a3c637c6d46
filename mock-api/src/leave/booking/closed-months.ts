import { and, inArray, sql } from 'drizzle-orm';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { DomainError } from '#core/domain-error.ts';
import { salaryPeriod } from '#months/table.ts';

/**
 * Throws `PERIOD_CLOSED` when one of the days lies in a closed salary month. The rows of the months stay locked until the transaction
 * ends, so a month cannot be closed between this check and the write.
 */
export async function requireOpenMonths(ctx: InCompany, days: readonly string[]): Promise<void> {
  if (days.length === 0) return;
  const closed = closedOf(await periodsOf(ctx, days).for('share'));
  if (closed.length > 0)
    throw new DomainError('PERIOD_CLOSED', { message: `Closed months: ${closed.join(', ')}` });
}

/** The closed salary months in which these days lie, for looking only. */
export async function closedMonths(ctx: InCompany, days: readonly string[]): Promise<string[]> {
  return days.length === 0 ? [] : closedOf(await periodsOf(ctx, days));
}

const closedOf = (periods: readonly { month: string; closedAt: Date | null }[]): string[] =>
  periods.filter((period) => period.closedAt !== null).map((period) => period.month);

function periodsOf(ctx: InCompany, days: readonly string[]) {
  const months = [...new Set(days.map((day) => day.slice(0, 7)))];
  const month = sql<string>`to_char(make_date("year", "month", 1), 'YYYY-MM')`;
  return ctx.tx
    .select({ month, closedAt: salaryPeriod.closedAt })
    .from(salaryPeriod)
    .where(and(scoped(ctx, salaryPeriod), inArray(month, months)))
    .orderBy(salaryPeriod.id);
}
