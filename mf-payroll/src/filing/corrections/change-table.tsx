import { type Column, DataTable, Money, SimpleTable } from '@paga/kit';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** More rows than these are scrolled in a box of their own. */
const MOST_IN_PAGE = 50;

type ChangeTableProps<Row> = {
  label: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string | number;
  totals?: Record<string, ReactNode>;
};

/** A list of what changed under its name: some rows in the page, very many in a table that scrolls. */
export function ChangeTable<Row>(table: ChangeTableProps<Row>): ReactElement {
  if (table.rows.length <= MOST_IN_PAGE) return <SimpleTable {...table} showLabel stacks />;
  return (
    <section aria-label={table.label}>
      <p className="paga-hint">{table.label}</p>
      <DataTable {...table} height="min(48vh, 480px)" />
    </section>
  );
}

/** A column of amounts; `signed` for a difference. */
export const amountColumn = <Row,>(
  key: string,
  title: string,
  of: (row: Row) => number | null,
  { signed = false } = {},
): Column<Row> => ({
  ...{ key, title, width: 130, align: 'right' },
  render: (row) => {
    const amount = of(row);
    return amount === null ? null : <Money value={amount} signed={signed} />;
  },
  value: of,
});

type Amounts = { before: number | null; now: number | null; difference: number | null };

/** Before, now, and the difference. */
export function useAmountColumns<Row extends Amounts>(): Column<Row>[] {
  const { t } = useTranslation('payroll');
  return [
    amountColumn('before', t('filing.corrections.before'), ({ before }) => before),
    amountColumn('now', t('filing.corrections.now'), ({ now }) => now),
    amountColumn('difference', t('filing.difference'), ({ difference }) => difference, { signed: true }),
  ];
}

/** Whom a row is about. */
export function useNameColumn<Row extends { name: string }>(): Column<Row> {
  const { t } = useTranslation('payroll');
  return {
    ...{ key: 'name', title: t('filing.name'), width: 220, frozen: true },
    render: ({ name }) => name,
    value: ({ name }) => name,
  };
}
