import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Key, type Layout, selectKey } from './columns/column.ts';
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

function Pages<Row>({ label, layout, rows, keys, totals }: Omit<PrintTableProps<Row>, 'partial'>): ReactNode {
  const { t } = useTranslation('kit');
  const columns = layout.columns.filter(({ key }) => key !== selectKey);
  const groups = layout.groups.map(({ title, from, span }) => ({
    title,
    span: layout.columns.slice(from, from + span).filter(({ key }) => key !== selectKey).length,
  }));
  const place = ({ align }: { align?: string }) => (align && align !== 'left' ? `paga-${align}` : undefined);
  return (
    <>
      {rows.length > MOST_PRINTED && (
        <p>{t('dataTable.tooManyToPrint', { rows: rows.length, most: MOST_PRINTED })}</p>
      )}
      <table aria-label={label}>
        <thead>
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
          {rows.slice(0, MOST_PRINTED).map((row, index) => (
            <tr key={keys[index]}>
              {columns.map((column) => (
                <td key={column.key} className={place(column)}>
                  {column.render(row, index)}
                </td>
              ))}
            </tr>
          ))}
          {totals && (
            <tr className="paga-print-totals">
              {columns.map((column) => (
                <td key={column.key} className={place(column)}>
                  {totals[column.key]}
                </td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
    </>
  );
}

/** A grid on paper, in place of what is seen of it: all rows and columns on landscape pages, headings on each, sums at the end. */
export const PrintTable = memo(DrawnPrint) as typeof DrawnPrint;
