import { type Column, DataTable, EmptyState, type Key, type Selection } from '@paga/kit';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PrintedReport } from './printed-report.tsx';

type PeopleTableProps<Row> = {
  title: string;
  /** Of which month, year or days. */
  period: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => Key;
  totals?: Record<string, ReactNode>;
  selection?: Selection;
  /** Nobody is left by the filters, though there are people. */
  filtered?: boolean;
  /** Instead of the plain note that there is nothing in this period. */
  nothing?: ReactNode;
};

/** The rows of a report by person, on the screen and on paper. */
export function PeopleTable<Row>({
  title,
  period,
  filtered,
  nothing,
  ...table
}: PeopleTableProps<Row>): ReactElement {
  const { t } = useTranslation('reports');
  const none = nothing ?? <EmptyState title={t('frame.noInformation')} />;
  const empty = filtered ? <EmptyState title={t('frame.nobodyFound')} /> : none;
  return (
    <>
      <DataTable label={title} {...table} empty={empty} height="min(56vh, 560px)" />
      {table.rows.length > 0 && <PrintedReport title={title} period={period} {...table} />}
    </>
  );
}
