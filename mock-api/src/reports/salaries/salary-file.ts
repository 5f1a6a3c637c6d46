import type { SalaryReport } from '@paga/contract/reports/salaries';
import { restOfGross } from '@paga/payroll';
import { sortableMonth } from '#core/calendar-month.ts';
import { DomainError } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { mapInTurns } from '#core/turns.ts';
import type { Report } from '../files/report-table.ts';
import { monthTitle, reportWords } from '../files/report-words.ts';
import { moneyColumn, personColumns, totalTitle } from '../report/report-columns.ts';
import { type SalaryFilter, salaryReport } from './salary-report.ts';

type Sums = SalaryReport['totals'];
type Column = {
  word: 'gross' | 'employerContribution' | 'employeeContribution' | 'tax' | 'deductions' | 'net';
  of: (sums: Sums) => number;
};

const COLUMNS: readonly Column[] = [
  { word: 'gross', of: ({ brutto }) => brutto },
  { word: 'employerContribution', of: ({ employerContribute }) => employerContribute },
  { word: 'employeeContribution', of: ({ personalContribute }) => personalContribute },
  { word: 'tax', of: ({ tax }) => tax },
];
/** As on screen: where something was deducted, so that every row adds up to its net. */
const DEDUCTIONS: Column = { word: 'deductions', of: restOfGross };
const NET: Column = { word: 'net', of: ({ netto }) => netto };

/** The salaries of a year, or of a month, as a file's table. `NO_SALARIES` when there is nobody in it. */
export async function salaryFile(ctx: Context, filter: SalaryFilter): Promise<Report> {
  const words = reportWords[ctx.actor.language];
  const { year, month } = filter;
  const { employees, totals } = await salaryReport(ctx, filter);
  if (employees.length === 0) throw new DomainError('NO_SALARIES');
  const columns = [...COLUMNS, ...(employees.some((row) => restOfGross(row) !== 0) ? [DEDUCTIONS] : []), NET];
  const amounts = (of: Sums) => columns.map((column) => column.of(of));
  const table = {
    title: month === undefined ? words.annualSalary : words.monthlySalary,
    period: month === undefined ? String(year) : monthTitle({ year, month }, words),
    columns: [...personColumns(words), ...columns.map(({ word }) => moneyColumn(words[word]))],
    rows: await mapInTurns(employees, (row) => [row.employeeName, row.personalNumber, ...amounts(row)]),
    totals: [totalTitle(words, employees.length), null, ...amounts(totals)],
  };
  const name =
    month === undefined ? `Pagat-vjetore-${year}` : `Pagat-mujore-${sortableMonth({ year, month })}`;
  return { name, tables: [table], landscape: true };
}
