import { AMOUNTS, type Amount, byAmount, totalOf } from '@paga/contract/reports/amounts';
import type { Statistics } from '@paga/contract/reports/statistics';
import { SimpleTable } from '@paga/kit';
import type { ReactElement } from 'react';
import { PrintedReport } from '#frame/printed-report.tsx';
import { SalaryLine } from '#frame/salary-line.tsx';
import { NoFiguresOfYear } from '#months/no-figures.tsx';
import { useMonthColumns, useMonthTotals } from './month-columns.tsx';

type YearTableProps = {
  title: string;
  year: number;
  statistics: Statistics;
  amounts: readonly Amount[];
  /** What a month is made of. */
  opens: (month: number) => string;
  /** What the totals are made of besides the months. */
  opensTotal?: string;
};

/** A year by months with totals, on the screen and on paper. */
export function YearTable({
  title,
  year,
  statistics,
  amounts,
  opens,
  opensTotal,
}: YearTableProps): ReactElement {
  const columns = useMonthColumns(amounts, opens);
  const totals = useMonthTotals(statistics, opensTotal);
  if (calculatedIn(statistics) === 0) return <NoFiguresOfYear year={year} />;
  const table = { rows: statistics.months, columns, totals, rowKey: keyOf };
  return (
    <div>
      <SimpleTable label={title} {...table} stacks framed />
      <SalaryLine sums={byAmount(AMOUNTS, (amount) => statistics[totalOf(amount)])} />
      <PrintedReport title={title} period={String(year)} {...table} />
    </div>
  );
}

const keyOf = ({ month }: Statistics['months'][number]) => month.monthId;

/** How many months of a year were calculated. */
export function calculatedIn(statistics: Statistics | undefined): number {
  return statistics?.months.filter(({ calculated }) => calculated).length ?? 0;
}
