import { Fragment, type ReactNode } from 'react';
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
  /** What stands across the table below a row: its parts. Null: the row is closed. A column of the caller's opens and closes it. */
  below?: (row: Row) => ReactNode;
  /** A click anywhere in the row, a shortcut for the pointer: the row has a button that does the same for the keyboard. */
  onRow?: (row: Row) => unknown;
  /** On a phone each row becomes a block of its own, with the columns' titles before the values. */
  stacks?: boolean;
  /** Stands on the page by itself: on a ground of its own with a frame, as a card has. */
  framed?: boolean;
};

/** A small table for reading: at most some dozens of rows; the first column names the row. */
export function SimpleTable<Row>({
  label,
  showLabel,
  totals,
  empty,
  stacks,
  framed,
  ...body
}: SimpleTableProps<Row>): ReactNode {
  const { rows, columns } = body;
  if (rows.length === 0 && empty) return empty;
  return (
    <section
      className={framed ? 'paga-simple-box paga-simple-framed' : 'paga-simple-box'}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard through its box
      tabIndex={0}
    >
      <table className={stacks ? 'paga-simple paga-stacks' : 'paga-simple'}>
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
        <SimpleBody {...body} />
        {totals && (
          <tfoot>
            <tr>
              {columns.map((column) => (
                <td key={column.key} data-title={titleOf(column)} style={{ textAlign: column.align }}>
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

/** A button or a link of the row does what it says. */
const isOwnClick = (target: EventTarget) => target instanceof Element && target.closest('a, button') !== null;

const titleOf = <Row,>({ title }: SimpleColumn<Row>) => (typeof title === 'string' ? title : undefined);

function SimpleBody<Row>({
  rows,
  columns,
  rowKey,
  below,
  onRow,
}: Pick<SimpleTableProps<Row>, 'rows' | 'columns' | 'rowKey' | 'below' | 'onRow'>): ReactNode {
  return (
    <tbody>
      {rows.map((row, index) => {
        const part = below?.(row);
        return (
          <Fragment key={rowKey(row)}>
            <tr
              className={onRow && 'paga-simple-open'}
              onClick={onRow && ((event) => !isOwnClick(event.target) && onRow(row))}
            >
              {columns.map((column, at) => {
                const Cell = at === 0 ? 'th' : 'td';
                return (
                  <Cell
                    key={column.key}
                    scope={at === 0 ? 'row' : undefined}
                    data-title={titleOf(column)}
                    style={{ textAlign: column.align }}
                  >
                    {column.render(row, index)}
                  </Cell>
                );
              })}
            </tr>
            {part && (
              <tr className="paga-simple-part">
                <td colSpan={columns.length}>{part}</td>
              </tr>
            )}
          </Fragment>
        );
      })}
    </tbody>
  );
}
