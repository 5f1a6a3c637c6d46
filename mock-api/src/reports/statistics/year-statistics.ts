import type { Statistics, StatisticsRow } from '@paga/contract/reports/statistics';
import { toEuro } from '@paga/payroll';
import { and, eq, inArray, sql, sum } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { scoped } from '#core/db/scoped-rows.ts';
import type { Context } from '#core/http/context.ts';
import { salary, salaryPeriod } from '#months/public.ts';
import { isHead } from '#payroll/public.ts';
import { byEmployee } from '#people/public.ts';
import { sumEuro } from '../report/report-columns.ts';

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);
const NOTHING = {
  brutto: 0,
  personalContribute: 0,
  employerContribute: 0,
  taxableSalary: 0,
  tax: 0,
  deductions: 0,
  netto: 0,
};

type Amounts = typeof NOTHING;
type Sums = Amounts & { monthId: number; headCount: number; open: boolean };

const cents = (column: PgColumn) => sum(column).mapWith(Number);

const sums = {
  monthId: salaryPeriod.month,
  open: sql<boolean>`bool_or(${salaryPeriod.closedAt} is null)`,
  headCount: sql`count(*) filter (where ${isHead})`.mapWith(Number),
  brutto: cents(salary.totalBrutto),
  personalContribute: cents(salary.contributionEmployee),
  employerContribute: cents(salary.contributionEmployer),
  taxableSalary: cents(salary.taxable),
  tax: cents(salary.tax),
  deductions: sql`sum(${salary.prime} + ${salary.deductions})`.mapWith(Number),
  netto: cents(salary.netto),
};

function inEuro({
  brutto,
  personalContribute,
  employerContribute,
  taxableSalary,
  tax,
  deductions,
  netto,
}: Amounts): Amounts {
  return {
    brutto: toEuro(brutto),
    personalContribute: toEuro(personalContribute),
    employerContribute: toEuro(employerContribute),
    taxableSalary: toEuro(taxableSalary),
    tax: toEuro(tax),
    deductions: toEuro(deductions),
    netto: toEuro(netto),
  };
}

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
      ...inEuro(row ?? NOTHING),
    };
  });
  // Rules §1: a total is the sum of the cents shown in its rows.
  const total = (amount: keyof Amounts) => sumEuro(months.map((row) => row[amount]));
  return {
    months,
    totalBrutto: total('brutto'),
    totalPersonalContribute: total('personalContribute'),
    totalEmployerContribute: total('employerContribute'),
    totalTaxableSalary: total('taxableSalary'),
    totalTax: total('tax'),
    totalDeductions: total('deductions'),
    totalNetto: total('netto'),
  };
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
