import type { Statistics } from '@paga/contract/reports/statistics';
import { SimpleTable } from '@paga/kit';
import type { ReactElement, ReactNode } from 'react';
import { PrintedReport } from '#frame/printed-report.tsx';
import { NoFiguresOfYear } from '#months/no-figures.tsx';
import { type STATISTICS_AMOUNTS, useMonthColumns, useMonthTotals } from './month-columns.tsx';

type YearTableProps = {
  title: string;
  year: number;
  statistics: Statistics;
  amounts: typeof STATISTICS_AMOUNTS;
  /** What is to be known of the sums, below them. */
  note?: ReactNode;
};

/** A year by months with totals, on the screen and on paper. */
export function YearTable({ title, year, statistics, amounts, note }: YearTableProps): ReactElement {
  const columns = useMonthColumns(amounts);
  const totals = useMonthTotals(statistics);
  if (calculatedIn(statistics) === 0) return <NoFiguresOfYear year={year} />;
  const table = { rows: statistics.months, columns, totals, rowKey: keyOf };
  return (
    <div>
      <SimpleTable label={title} {...table} stacks />
      {note}
      <PrintedReport title={title} period={String(year)} {...table} />
    </div>
  );
}

const keyOf = ({ month }: Statistics['months'][number]) => month.monthId;

/** How many months of a year were calculated. */
export function calculatedIn(statistics: Statistics | undefined): number {
  return statistics?.months.filter(({ calculated }) => calculated).length ?? 0;
}
