import { byAmount, SALARY_AMOUNTS } from '@paga/contract/reports/amounts';
import type { SalaryReport } from '@paga/contract/reports/salaries';
import { sumCents, toEuro } from '@paga/payroll';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { scoped } from '#core/db/scoped-rows.ts';
import { folded } from '#core/db/search-text.ts';
import type { Context } from '#core/http/context.ts';
import { mapInTurns } from '#core/turns.ts';
import { salary, salaryPeriod } from '#months/public.ts';
import { isHead } from '#payroll/public.ts';
import { inEuro, sumsInCents } from '../report/report-amounts.ts';
import { requireEmployees } from '../report/required-employees.ts';

/** Whose salaries of a year, or of one month of it. `name` is a part of the name, without regard to case and diacritics. */
export type SalaryFilter = { year: number; month?: number; name?: string; employeeIds?: readonly number[] };

type Row = SalaryReport['employees'][number];

/** What the newest of somebody's months says. */
const newest = (column: PgColumn) =>
  sql<string>`(array_agg(${column} order by ${salaryPeriod.month} desc))[1]`;

function salaryRows(ctx: Context, { year, month, employeeIds }: SalaryFilter) {
  return ctx.tx
    .select({
      employeeId: salary.employeeId,
      employeeName: newest(salary.name),
      personalNumber: newest(salary.personalNumber),
      ...sumsInCents(SALARY_AMOUNTS),
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
      ...inEuro(SALARY_AMOUNTS, row),
      isChecked: false,
    }),
  );
  // Rules §1: a total is the sum of the cents shown in its rows.
  const totals = byAmount(SALARY_AMOUNTS, (amount) => toEuro(sumCents(stored.map((row) => row[amount]))));
  return { totals, employees };
}
