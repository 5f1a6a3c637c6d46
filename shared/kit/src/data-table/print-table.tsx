import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Key, Layout, Placed } from './columns/column.ts';
import { groupsOfPart, printParts } from './print-parts.ts';
import { usePrinting } from './use-printing.ts';
import './print-table.css';

/** More rows than these take a browser too long to put on pages. */
const MOST_PRINTED = 2000;

type PrintTableProps<Row> = {
  label: string;
  layout: Layout<Row>;
  rows: readonly Row[];
  keys: readonly Key[];
  totals: Record<string, ReactNode> | undefined;
  /** Only the top of the rows is here: then paper says so, and carries no table. */
  partial: boolean | undefined;
};

function DrawnPrint<Row>(props: PrintTableProps<Row>): ReactNode {
  const { t } = useTranslation('kit');
  if (!usePrinting() || props.rows.length === 0) return null;
  return (
    <div className="paga-print-table">
      {props.partial ? <p>{t('dataTable.partialToPrint')}</p> : <Pages {...props} />}
    </div>
  );
}

type PagesProps<Row> = Omit<PrintTableProps<Row>, 'partial'>;

function Pages<Row>({ layout, rows, ...rest }: PagesProps<Row>): ReactNode {
  const { t } = useTranslation('kit');
  return (
    <>
      {rows.length > MOST_PRINTED && (
        <p>{t('dataTable.tooManyToPrint', { rows: rows.length, most: MOST_PRINTED })}</p>
      )}
      {printParts(layout.columns).map((columns) => (
        <Part key={columns.at(-1)?.key} columns={columns} rows={rows.slice(0, MOST_PRINTED)} {...rest} />
      ))}
    </>
  );
}

const place = ({ align }: { align?: string }) => (align && align !== 'left' ? `paga-${align}` : undefined);

type PartProps<Row> = Omit<PagesProps<Row>, 'layout'> & { columns: readonly Placed<Row>[] };

/** Columns that fit on a page: all rows, with what the page is and the sums of all rows on each sheet. */
function Part<Row>({ label, columns, rows, keys, totals }: PartProps<Row>): ReactNode {
  const groups = groupsOfPart(columns);
  return (
    <table aria-label={label}>
      <thead>
        {document.title && (
          <tr className="paga-print-head">
            <th colSpan={columns.length}>{document.title}</th>
          </tr>
        )}
        {groups.length > 0 && (
          <tr>
            {groups.map(({ title, span }, index) => (
              <th key={index} colSpan={span}>
                {title}
              </th>
            ))}
          </tr>
        )}
        <tr>
          {columns.map((column) => (
            <th key={column.key} className={place(column)}>
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={keys[index]}>
            {columns.map((column) => (
              <td key={column.key} className={place(column)}>
                {column.render(row, index)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {totals && (
        <tfoot>
          <tr className="paga-print-totals">
            {columns.map((column) => (
              <td key={column.key} className={place(column)}>
                {totals[column.key]}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  );
}

/** A grid on paper, in place of what is seen of it: all rows and columns on landscape pages, headings and sums on each. */
export const PrintTable = memo(DrawnPrint) as typeof DrawnPrint;
