import type { Statistics } from '@paga/contract/reports/statistics';
import { EmptyState, SimpleTable } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { PrintedReport } from '#frame/printed-report.tsx';
import { type STATISTICS_AMOUNTS, useMonthColumns, useMonthTotals } from './month-columns.tsx';

type YearTableProps = {
  title: string;
  period: string;
  statistics: Statistics;
  amounts: typeof STATISTICS_AMOUNTS;
};

/** A year by months with totals, on the screen and on paper. */
export function YearTable({ title, period, statistics, amounts }: YearTableProps): ReactElement {
  const { t } = useTranslation('reports');
  const columns = useMonthColumns(amounts);
  const totals = useMonthTotals(statistics);
  if (calculatedIn(statistics) === 0) return <EmptyState title={t('frame.noInformation')} />;
  const table = { rows: statistics.months, columns, totals, rowKey: keyOf };
  return (
    <>
      <SimpleTable label={title} {...table} stacks />
      <PrintedReport title={title} period={period} {...table} />
    </>
  );
}

const keyOf = ({ month }: Statistics['months'][number]) => month.monthId;

/** How many months of a year were calculated. */
export function calculatedIn(statistics: Statistics | undefined): number {
  return statistics?.months.filter(({ calculated }) => calculated).length ?? 0;
}
