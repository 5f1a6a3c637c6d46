import { type Column, DataTable, EmptyState, type Key, type Selection, usePhone } from '@paga/kit';
import { type ReactElement, type ReactNode, useMemo } from 'react';
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
  /** The column that a phone shows right after the name. */
  leading?: string;
  /** What is to be known of the sums, below them. */
  note?: ReactNode;
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
  leading,
  note,
  ...table
}: PeopleTableProps<Row>): ReactElement {
  const { t } = useTranslation('reports');
  const isPhone = usePhone();
  const shown = useLeading(table.columns, leading);
  const none = nothing ?? <EmptyState title={t('frame.noInformation')} />;
  const empty = filtered ? <EmptyState title={t('frame.nobodyFound')} /> : none;
  return (
    <div className="report-table">
      <DataTable
        label={title}
        {...table}
        columns={shown}
        empty={empty}
        height={isPhone ? 'max(260px, calc(100dvh - 360px))' : 'max(300px, calc(100dvh - 300px))'}
      />
      {table.rows.length > 0 && note}
      {table.rows.length > 0 && <PrintedReport title={title} period={period} {...table} />}
    </div>
  );
}

/** On a phone the leading column stands right after what stays at the left. */
function useLeading<Row>(
  columns: readonly Column<Row>[],
  leading: string | undefined,
): readonly Column<Row>[] {
  const isPhone = usePhone();
  return useMemo(() => {
    const first = columns.find(({ key }) => key === leading);
    if (!isPhone || !first) return columns;
    const others = columns.filter((column) => column !== first);
    return [
      ...others.filter(({ frozen }) => frozen),
      { ...first, end: false },
      ...others.filter(({ frozen }) => !frozen),
    ];
  }, [columns, leading, isPhone]);
}
