import { salaryColumns } from '@paga/contract/reports/amounts';
import { sortableMonth } from '#core/calendar-month.ts';
import { DomainError } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { type Report, tableOf } from '../files/report-table.ts';
import { monthTitle, reportWords } from '../files/report-words.ts';
import { amountColumn, nameColumn, numberColumn } from '../report/report-columns.ts';
import { type SalaryFilter, salaryReport } from './salary-report.ts';

/** The salaries of a year, or of a month, as a file's table. `NO_SALARIES` when there is nobody in it. */
export async function salaryFile(ctx: Context, filter: SalaryFilter): Promise<Report> {
  const words = reportWords[ctx.actor.language];
  const { year, month } = filter;
  const { employees, totals } = await salaryReport(ctx, filter);
  if (employees.length === 0) throw new DomainError('NO_SALARIES');
  const amounts = salaryColumns(employees.some((row) => row.deductions !== 0)).map((amount) => {
    const value = (sums: typeof totals) => sums[amount] ?? 0;
    return { ...amountColumn(amount, words), value, total: value(totals) };
  });
  const table = await tableOf({
    title: month === undefined ? words.annualSalary : words.monthlySalary,
    period: month === undefined ? String(year) : monthTitle({ year, month }, words),
    columns: [
      { ...nameColumn(words, employees.length), value: ({ employeeName }) => employeeName },
      { ...numberColumn(words), value: ({ personalNumber }) => personalNumber },
      ...amounts,
    ],
    rows: employees,
  });
  const name =
    month === undefined
      ? `${words.file.annual}-${year}`
      : `${words.file.monthly}-${sortableMonth({ year, month })}`;
  return { name, tables: [table], landscape: true };
}
