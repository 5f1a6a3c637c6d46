import type { LineMonth } from '@paga/contract/employees';
import { toEuro } from '@paga/payroll';
import { type SQL, sql } from 'drizzle-orm';
import type { CalendarMonth } from '#core/calendar-month.ts';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { salary, salaryPeriod } from '#months/public.ts';

const ordinal = sql`${salaryPeriod.year} * 12 + ${salaryPeriod.month}`;

/** Every line of every calculated month, one row each: what it came to stands in the salary alone. */
const lines = (ctx: InCompany, where: SQL) => sql`
  from ${salary} join ${salaryPeriod} on ${salaryPeriod.id} = ${salary.periodId}
    cross join lateral jsonb_array_elements(${salary.lines}) as "line"
  where ${scoped(ctx, salary)} and ${scoped(ctx, salaryPeriod)} and ${salary.lines} is not null and ${where}`;

async function sums(ctx: InCompany, where: SQL): Promise<Map<number, number>> {
  const { rows } = await ctx.tx.execute<{ id: string; taken: string }>(
    sql`select ("line" ->> 'id') as "id", sum(("line" ->> 'taken')::bigint)::text as "taken" ${lines(ctx, where)} group by 1`,
  );
  return new Map(rows.map(({ id, taken }) => [Number(id), Number(taken)]));
}

/** What closed months have taken of each line of somebody, by its id: opened again, a month takes nothing off. */
export function takenOf(ctx: InCompany, employeeId: number): Promise<Map<number, number>> {
  return sums(ctx, sql`${salary.employeeId} = ${employeeId} and ${salaryPeriod.closedAt} is not null`);
}

/**
 * What other months take of each line before this one is calculated: all closed ones, and of the open ones those before it, so that two open months do not
 * take the same instalment twice.
 */
export function takenBeside(ctx: InCompany, { year, month }: CalendarMonth): Promise<Map<number, number>> {
  const own = year * 12 + month;
  return sums(
    ctx,
    sql`${ordinal} <> ${own} and (${salaryPeriod.closedAt} is not null or ${ordinal} < ${own})`,
  );
}

type Stored = { month: number; year: number; closed: boolean; wanted: string; taken: string; typed: boolean };

/** The calculated months of a line, the newest first. */
export async function monthsOf(
  ctx: InCompany,
  { id, employeeId }: { id: number; employeeId: number },
): Promise<LineMonth[]> {
  const mine = sql`${salary.employeeId} = ${employeeId} and ("line" ->> 'id')::bigint = ${id}`;
  const { rows } = await ctx.tx.execute<Stored>(sql`
    select ${salaryPeriod.month} as "month", ${salaryPeriod.year} as "year", ${salaryPeriod.closedAt} is not null as "closed",
      "line" ->> 'wanted' as "wanted", "line" ->> 'taken' as "taken", ("line" -> 'typed')::boolean as "typed"
    ${lines(ctx, mine)} order by ${ordinal} desc`);
  return rows.map(({ wanted, taken, ...row }) => ({
    ...row,
    wanted: toEuro(Number(wanted)),
    taken: toEuro(Number(taken)),
  }));
}
