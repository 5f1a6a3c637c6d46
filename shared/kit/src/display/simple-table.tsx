import type { ReactNode } from 'react';
import './display.css';

/** A column of a small table. */
export type SimpleColumn<Row> = {
  key: string;
  title: ReactNode;
  align?: 'left' | 'right' | 'center';
  width?: number;
  render: (row: Row, index: number) => ReactNode;
};

type SimpleTableProps<Row> = {
  /** What the table shows; read out, shown only with `showLabel`. */
  label: string;
  showLabel?: boolean;
  rows: readonly Row[];
  columns: readonly SimpleColumn<Row>[];
  rowKey: (row: Row) => string | number;
  totals?: Record<string, ReactNode>;
  empty?: ReactNode;
};

/** A small table for reading: at most some dozens of rows; the first column names the row. */
export function SimpleTable<Row>({ label, showLabel, rows, columns, rowKey, totals, empty }: SimpleTableProps<Row>): ReactNode {
  if (rows.length === 0 && empty) return empty;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard through its box
    <section className="paga-simple-box" aria-label={label} tabIndex={0}>
      <table className="paga-simple">
        <caption className={showLabel ? undefined : 'paga-hidden'}>{label}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" style={{ textAlign: column.align, width: column.width }}>
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={rowKey(row)}>
              {columns.map((column, at) => {
                const Cell = at === 0 ? 'th' : 'td';
                return (
                  <Cell key={column.key} scope={at === 0 ? 'row' : undefined} style={{ textAlign: column.align }}>
                    {column.render(row, index)}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
        {totals && (
          <tfoot>
            <tr>
              {columns.map((column) => (
                <td key={column.key} style={{ textAlign: column.align }}>
                  {totals[column.key]}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  );
}
