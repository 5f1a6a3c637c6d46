import type { Statistics, StatisticsRow } from '@paga/contract/reports/statistics';
import type { ReportTable } from '../files/report-table.ts';
import type { ReportWords } from '../files/report-words.ts';
import { moneyColumn } from '../report/report-columns.ts';

const MONTH_WIDTH = 14;
const amounts = (row: StatisticsRow) => [
  row.brutto,
  row.employerContribute,
  row.personalContribute,
  row.taxableSalary,
  row.tax,
  row.netto,
];

/** The twelve months in the columns of the screen; one that was not calculated stays empty. */
export function statisticsTable(
  year: Statistics,
  words: ReportWords,
): Pick<ReportTable, 'columns' | 'rows' | 'totals'> {
  const { gross, employerContribution, employeeContribution, taxable, tax, net } = words;
  return {
    columns: [
      { title: words.month, kind: 'text', width: MONTH_WIDTH },
      ...[gross, employerContribution, employeeContribution, taxable, tax, net].map(moneyColumn),
    ],
    rows: year.months.map((row) => {
      const name = words.months[row.month.monthId - 1] ?? '';
      return [name, ...amounts(row).map((amount) => (row.calculated ? amount : null))];
    }),
    totals: [
      words.total,
      year.totalBrutto,
      year.totalEmployerContribute,
      year.totalPersonalContribute,
      year.totalTaxableSalary,
      year.totalTax,
      year.totalNetto,
    ],
  };
}
