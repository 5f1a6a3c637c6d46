import type { SalaryReport } from '@paga/contract/reports/salaries';
import { sumCents, toEuro } from '@paga/payroll';
import { and, eq, inArray, sql, sum } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { scoped } from '#core/db/scoped-rows.ts';
import { folded } from '#core/db/search-text.ts';
import type { Context } from '#core/http/context.ts';
import { mapInTurns } from '#core/turns.ts';
import { salary, salaryPeriod } from '#months/public.ts';
import { isHead } from '#payroll/public.ts';
import { requireEmployees } from '../report/required-employees.ts';

/** Whose salaries of a year, or of one month of it. `name` is a part of the name, without regard to case and diacritics. */
export type SalaryFilter = { year: number; month?: number; name?: string; employeeIds?: readonly number[] };

type Row = SalaryReport['employees'][number];

type Sums = SalaryReport['totals'];

/** Sums in cents as euro. */
const inEuro = ({ brutto, employerContribute, personalContribute, tax, netto }: Sums): Sums => ({
  brutto: toEuro(brutto),
  employerContribute: toEuro(employerContribute),
  personalContribute: toEuro(personalContribute),
  tax: toEuro(tax),
  netto: toEuro(netto),
});
const cents = (column: PgColumn) => sum(column).mapWith(Number);
/** What the newest of somebody's months says. */
const newest = (column: PgColumn) =>
  sql<string>`(array_agg(${column} order by ${salaryPeriod.month} desc))[1]`;

function salaryRows(ctx: Context, { year, month, employeeIds }: SalaryFilter) {
  return ctx.tx
    .select({
      employeeId: salary.employeeId,
      employeeName: newest(salary.name),
      personalNumber: newest(salary.personalNumber),
      brutto: cents(salary.totalBrutto),
      employerContribute: cents(salary.contributionEmployer),
      personalContribute: cents(salary.contributionEmployee),
      tax: cents(salary.tax),
      netto: cents(salary.netto),
    })
    .from(salary)
    .innerJoin(salaryPeriod, eq(salaryPeriod.id, salary.periodId))
    .where(
      and(
        scoped(ctx, salary),
        eq(salaryPeriod.year, year),
        month === undefined ? undefined : eq(salaryPeriod.month, month),
        employeeIds && inArray(salary.employeeId, [...employeeIds]),
        isHead,
      ),
    )
    .groupBy(salary.employeeId)
    .orderBy(sql`${newest(salary.name)} collate "sq-x-icu"`, salary.employeeId);
}

/** Salaries per employee in the order of their names, with the sums of the cents in the rows. */
export async function salaryReport(ctx: Context, filter: SalaryFilter): Promise<SalaryReport> {
  if (filter.employeeIds) await requireEmployees(ctx, filter.employeeIds, 'employeeIds');
  const wanted = folded(filter.name ?? '');
  const stored = (await salaryRows(ctx, filter)).filter(
    ({ employeeName }) => wanted === '' || folded(employeeName).includes(wanted),
  );
  const employees = await mapInTurns(
    stored,
    (row): Row => ({
      employeeId: row.employeeId,
      employeeName: row.employeeName,
      personalNumber: row.personalNumber || null,
      ...inEuro(row),
      isChecked: false,
    }),
  );
  // Rules §1: a total is the sum of the cents shown in its rows.
  const total = (amount: keyof Sums) => sumCents(stored.map((row) => row[amount]));
  const totals = inEuro({
    brutto: total('brutto'),
    employerContribute: total('employerContribute'),
    personalContribute: total('personalContribute'),
    tax: total('tax'),
    netto: total('netto'),
  });
  return { totals, employees };
}
