import { addDays, monthEnd } from '@paga/payroll';
import { and, asc, desc, gte, inArray, isNotNull, lte, type SQL, sql } from 'drizzle-orm';
import { monthNamed, sortableMonth } from '#core/calendar-month.ts';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { DomainError } from '#core/domain-error.ts';
import { salaryPeriod } from './table.ts';

/** Days from the first to the last, both included; without an end when `to` is null. */
export type DaySpan = { from: string; to: string | null };

/** A calculated month; `name` is MM.yyyy. */
export type TouchedMonth = { year: number; month: number; closed: boolean; name: string };

const { year, month, closedAt } = salaryPeriod;

/** Some of the calculated months, the oldest first; `lock` keeps them as they are until the transaction ends. */
async function calculatedMonths(
  ctx: InCompany,
  some: SQL | undefined,
  lock: boolean,
): Promise<TouchedMonth[]> {
  const rows = ctx.tx
    .select({ year, month, closedAt })
    .from(salaryPeriod)
    .where(and(scoped(ctx, salaryPeriod), some))
    .orderBy(asc(year), asc(month));
  return (await (lock ? rows.for('share') : rows)).map((row) => ({
    year: row.year,
    month: row.month,
    closed: row.closedAt !== null,
    name: monthNamed(row),
  }));
}

/** The calculated months that a span touches, the oldest first; `lock` keeps them as they are until the transaction ends. */
export function monthsTouched(ctx: InCompany, { from, to }: DaySpan, lock = false): Promise<TouchedMonth[]> {
  const ordinal = sql<number>`${year} * 12 + ${month}`;
  const ordinalOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  const within = and(gte(ordinal, ordinalOf(from)), to === null ? undefined : lte(ordinal, ordinalOf(to)));
  return calculatedMonths(ctx, within, lock);
}

/** The closed months in which these days lie, as `YYYY-MM`; with `lock` none of the others is closed before the transaction ends. */
export async function closedMonths(ctx: InCompany, days: readonly string[], lock = false): Promise<string[]> {
  if (days.length === 0) return [];
  const named = sql<string>`to_char(make_date(${year}, ${month}, 1), 'YYYY-MM')`;
  const wanted = [...new Set(days.map((day) => day.slice(0, 7)))];
  const months = await calculatedMonths(ctx, inArray(named, wanted), lock);
  return months.filter(({ closed }) => closed).map(sortableMonth);
}

/**
 * Throws `PERIOD_CLOSED` when one of the days lies in a closed month. The rows of the months stay locked until the transaction ends, so a month cannot
 * be closed between this check and the write.
 */
export async function requireOpenMonths(ctx: InCompany, days: readonly string[]): Promise<void> {
  const closed = await closedMonths(ctx, days, true);
  if (closed.length > 0)
    throw new DomainError('PERIOD_CLOSED', { message: `Closed months: ${closed.join(', ')}` });
}

/** Whether any month of the company is closed, as a condition. */
export const isAnyClosed = (ctx: Pick<InCompany, 'companyId'>): SQL =>
  sql`exists (select 1 from ${salaryPeriod} where ${scoped(ctx, salaryPeriod)} and ${isNotNull(closedAt)})`;

/** The day after the last closed month; null while none is closed. */
export async function firstOpenDay(ctx: InCompany): Promise<string | null> {
  const [last] = await ctx.tx
    .select({ year, month })
    .from(salaryPeriod)
    .where(and(scoped(ctx, salaryPeriod), isNotNull(closedAt)))
    .orderBy(desc(year), desc(month))
    .limit(1);
  return last ? addDays(monthEnd(last.year, last.month), 1) : null;
}
