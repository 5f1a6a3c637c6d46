import { and, asc, gte, lte, sql } from 'drizzle-orm';
import { monthNamed } from '#core/calendar-month.ts';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { salaryPeriod } from './table.ts';

/** Days from the first to the last, both included; without an end when `to` is null. */
export type DaySpan = { from: string; to: string | null };

/** A calculated month; `name` is MM.yyyy. */
export type TouchedMonth = { year: number; month: number; closed: boolean; name: string };

/** The calculated months that a span touches, the oldest first; `lock` keeps them as they are until the transaction ends. */
export async function monthsTouched(
  ctx: InCompany,
  { from, to }: DaySpan,
  lock = false,
): Promise<TouchedMonth[]> {
  const { year, month, closedAt } = salaryPeriod;
  const ordinal = sql<number>`${year} * 12 + ${month}`;
  const ordinalOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  const asked = ctx.tx
    .select({ year, month, closedAt })
    .from(salaryPeriod)
    .where(
      and(
        scoped(ctx, salaryPeriod),
        gte(ordinal, ordinalOf(from)),
        to === null ? undefined : lte(ordinal, ordinalOf(to)),
      ),
    )
    .orderBy(asc(year), asc(month));
  const rows = await (lock ? asked.for('share') : asked);
  return rows.map((row) => ({
    year: row.year,
    month: row.month,
    closed: row.closedAt !== null,
    name: monthNamed(row),
  }));
}
