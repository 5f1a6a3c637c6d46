import { getStatistics, type StatisticsRow } from '@paga/contract/reports/statistics';
import { sumCents, toCents, toEuro } from '@paga/payroll';
import { and, eq, sql, sum } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { salary, salaryPeriod } from '#company/months/table.ts';
import { employee } from '#company/people/table.ts';
import { own } from '#core/db/own-rows.ts';
import { found } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { read } from '#core/http/handler.ts';
import { isHead } from '#payroll/rows/month-rows.ts';

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);
const NOTHING = { brutto: 0, personalContribute: 0, employerContribute: 0, taxableSalary: 0, tax: 0, netto: 0 };
const cents = (column: PgColumn) => sum(column).mapWith(Number);

/** Sums of the twelve months of a year, for the company or for one employee (the book of contributions). */
export const listStatistics = read({
  call: getStatistics,
  run: async (ctx, { body: { year, employeeId } }) => {
    if (employeeId) await requireEmployee(ctx, employeeId);
    const rows = await ctx.tx
      .select({
        monthId: salaryPeriod.month,
        headCount: sql`count(*) filter (where ${isHead})`.mapWith(Number),
        brutto: cents(salary.totalBrutto),
        personalContribute: cents(salary.contributionEmployee),
        employerContribute: cents(salary.contributionEmployer),
        taxableSalary: cents(salary.taxable),
        tax: cents(salary.tax),
        netto: cents(salary.netto),
      })
      .from(salary)
      .innerJoin(salaryPeriod, eq(salaryPeriod.id, salary.periodId))
      .where(and(own(ctx, salary), eq(salaryPeriod.year, year), employeeId ? eq(salary.employeeId, employeeId) : undefined))
      .groupBy(salaryPeriod.month);
    const calculated = new Map(rows.map((row) => [row.monthId, row]));
    const months = MONTHS.map((monthId): StatisticsRow => {
      const row = calculated.get(monthId);
      return {
        month: { monthId, isChecked: false },
        calculated: row !== undefined,
        headCount: row?.headCount ?? 0,
        ...inEuro(row ?? NOTHING),
      };
    });
    return { months, ...totalsOf(months) };
  },
});

/** Someone who has left or was deleted still has a book of contributions. */
async function requireEmployee(ctx: Context, id: number): Promise<void> {
  const [row] = await ctx.tx
    .select({ id: employee.id })
    .from(employee)
    .where(and(own(ctx, employee), eq(employee.id, id)));
  found(row);
}

type Amount = 'brutto' | 'personalContribute' | 'employerContribute' | 'taxableSalary' | 'tax' | 'netto';

function inEuro({ brutto, personalContribute, employerContribute, taxableSalary, tax, netto }: Record<Amount, number>) {
  return {
    brutto: toEuro(brutto),
    personalContribute: toEuro(personalContribute),
    employerContribute: toEuro(employerContribute),
    taxableSalary: toEuro(taxableSalary),
    tax: toEuro(tax),
    netto: toEuro(netto),
  };
}

// Rules §1: a total is the sum of the cents shown in its rows.
function totalsOf(months: readonly StatisticsRow[]) {
  const total = (amount: Amount) => toEuro(sumCents(months.map((month) => toCents(month[amount]))));
  return {
    totalBrutto: total('brutto'),
    totalPersonalContribute: total('personalContribute'),
    totalEmployerContribute: total('employerContribute'),
    totalTaxableSalary: total('taxableSalary'),
    totalTax: total('tax'),
    totalNetto: total('netto'),
  };
}
