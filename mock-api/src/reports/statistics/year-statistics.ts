import { AMOUNTS, type Amount, byAmount, totalsBy } from '@paga/contract/reports/amounts';
import type { Statistics, StatisticsRow } from '@paga/contract/reports/statistics';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { scoped } from '#core/db/scoped-rows.ts';
import type { Context } from '#core/http/context.ts';
import { salary, salaryPeriod } from '#months/public.ts';
import { isHead } from '#payroll/public.ts';
import { byEmployee } from '#people/public.ts';
import { inEuro, sumsInCents } from '../report/report-amounts.ts';
import { sumEuro } from '../report/report-columns.ts';

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

type Sums = Record<Amount, number> & { monthId: number; headCount: number; open: boolean };

const sums = {
  monthId: salaryPeriod.month,
  open: sql<boolean>`bool_or(${salaryPeriod.closedAt} is null)`,
  headCount: sql`count(*) filter (where ${isHead})`.mapWith(Number),
  ...sumsInCents(AMOUNTS),
};
const NOTHING = byAmount(AMOUNTS, () => 0);

/** Twelve months with their totals, of the months that were calculated. */
function twelveMonths(rows: readonly Sums[]): Statistics {
  const calculated = new Map(rows.map((row) => [row.monthId, row]));
  const months = MONTHS.map((monthId): StatisticsRow => {
    const row = calculated.get(monthId);
    const month = { monthId, isChecked: false };
    return {
      month,
      calculated: row !== undefined,
      open: row?.open ?? false,
      headCount: row?.headCount ?? 0,
      ...inEuro(AMOUNTS, row ?? NOTHING),
    };
  });
  // Rules §1: a total is the sum of the cents shown in its rows.
  return { months, ...totalsBy((amount) => sumEuro(months.map((row) => row[amount]))) };
}

/** The twelve months of a year, of the company or of one employee (the book of contributions). */
export async function yearStatistics(ctx: Context, year: number, employeeId?: number): Promise<Statistics> {
  const rows = await ctx.tx
    .select(sums)
    .from(salary)
    .innerJoin(salaryPeriod, eq(salaryPeriod.id, salary.periodId))
    .where(
      and(
        scoped(ctx, salary),
        eq(salaryPeriod.year, year),
        employeeId === undefined ? undefined : eq(salary.employeeId, employeeId),
      ),
    )
    .groupBy(salaryPeriod.month);
  return twelveMonths(rows);
}

/** The books of contributions of several employees by their ids, read at once. Who has no salary in the year is not in it. */
export async function booksOf(
  ctx: Context,
  year: number,
  employeeIds: readonly number[],
): Promise<Map<number, Statistics>> {
  const rows = await ctx.tx
    .select({ employeeId: salary.employeeId, ...sums })
    .from(salary)
    .innerJoin(salaryPeriod, eq(salaryPeriod.id, salary.periodId))
    .where(
      and(
        scoped(ctx, salary),
        eq(salaryPeriod.year, year),
        inArray(salary.employeeId, [...employeeIds]),
        isHead,
      ),
    )
    .groupBy(salary.employeeId, salaryPeriod.month);
  return new Map([...byEmployee(rows)].map(([id, months]) => [id, twelveMonths(months)]));
}
