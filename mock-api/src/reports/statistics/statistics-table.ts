import { type Amount, totalOf } from '@paga/contract/reports/amounts';
import type { Statistics } from '@paga/contract/reports/statistics';
import { type ReportTable, tableOf } from '../files/report-table.ts';
import type { ReportWords } from '../files/report-words.ts';
import { amountColumn } from '../report/report-columns.ts';

const MONTH_WIDTH = 14;

/** The twelve months in the columns of the screen; one that was not calculated stays empty. */
export function statisticsTable(
  head: Pick<ReportTable, 'title' | 'period' | 'facts'>,
  year: Statistics,
  amounts: readonly Amount[],
  words: ReportWords,
): Promise<ReportTable> {
  type Month = Statistics['months'][number];
  return tableOf<Month>({
    ...head,
    columns: [
      {
        title: words.month,
        kind: 'text',
        width: MONTH_WIDTH,
        total: words.total,
        value: ({ month }) => words.months[month.monthId - 1] ?? '',
      },
      ...amounts.map((amount) => ({
        ...amountColumn(amount, words),
        value: (row: Month) => (row.calculated ? row[amount] : null),
        total: year[totalOf(amount)],
      })),
    ],
    rows: year.months,
  });
}
