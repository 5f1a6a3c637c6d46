import { sortableMonth } from '#company/months/calendar-month.ts';
import { DomainError } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { mapInTurns } from '#core/turns.ts';
import type { Report } from '../files/report-table.ts';
import { monthTitle, reportWords } from '../files/report-words.ts';
import { moneyColumn, personColumns, totalTitle } from '../report/report-columns.ts';
import { type SalaryFilter, salaryReport } from './salary-report.ts';

/** The salaries of a year, or of a month, as a file's table. `NO_SALARIES` when there is nobody in it. */
export async function salaryFile(ctx: Context, filter: SalaryFilter): Promise<Report> {
  const words = reportWords[ctx.actor.language];
  const { year, month } = filter;
  const { employees, totals } = await salaryReport(ctx, filter);
  if (employees.length === 0) throw new DomainError('NO_SALARIES');
  const amounts = ({ brutto, employerContribute, personalContribute, tax, netto }: typeof totals) => [
    brutto,
    employerContribute,
    personalContribute,
    tax,
    netto,
  ];
  const table = {
    title: month === undefined ? words.annualSalary : words.monthlySalary,
    period: month === undefined ? String(year) : monthTitle({ year, month }, words),
    columns: [
      ...personColumns(words),
      ...[words.gross, words.employerContribution, words.employeeContribution, words.tax, words.net].map(
        moneyColumn,
      ),
    ],
    rows: await mapInTurns(employees, (row) => [row.employeeName, row.personalNumber, ...amounts(row)]),
    totals: [totalTitle(words, employees.length), null, ...amounts(totals)],
  };
  const name =
    month === undefined ? `Pagat-vjetore-${year}` : `Pagat-mujore-${sortableMonth({ year, month })}`;
  return { name, tables: [table], landscape: true };
}
