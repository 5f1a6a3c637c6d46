import { formatDate, type Key, PrintSheet, type SimpleColumn, SimpleTable, todayInKosovo } from '@paga/kit';
import { useCompany } from '@paga/platform';
import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';

/** More rows than these take a browser too long to put on pages. */
const MOST_PRINTED = 2000;

/** Whether the browser is printing. What is rendered for it is in the page before the sheets are made. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return printing;
}

type PaperProps = { title: string; period: string; children: ReactNode };

/** A report alone on paper, under the company's name, its period and the day. */
export function ReportPaper({ title, period, children }: PaperProps): ReactElement | null {
  const company = useCompany();
  if (!usePrinting()) return null;
  return (
    <PrintSheet>
      <div className="report-paper">
        <header>
          <div>
            <h1>{title}</h1>
            <div>{period}</div>
          </div>
          <div>
            <div>{company.name}</div>
            <div className="paga-number">{formatDate(todayInKosovo())}</div>
          </div>
        </header>
        {children}
      </div>
    </PrintSheet>
  );
}

type PrintedReportProps<Row> = {
  title: string;
  period: string;
  rows: readonly Row[];
  columns: readonly SimpleColumn<Row>[];
  rowKey: (row: Row) => Key;
  totals?: Record<string, ReactNode>;
};

/** The rows of a report on paper: all columns, sums at the end; of very many rows the first, with where the others are. */
export function PrintedReport<Row>({
  title,
  period,
  rows,
  columns,
  rowKey,
  totals,
}: PrintedReportProps<Row>): ReactElement {
  const { t } = useTranslation('reports');
  return (
    <ReportPaper title={title} period={period}>
      {rows.length > MOST_PRINTED && (
        <p>{t('frame.tooManyToPrint', { rows: rows.length, most: MOST_PRINTED })}</p>
      )}
      <SimpleTable
        label={title}
        rows={rows.slice(0, MOST_PRINTED)}
        columns={columns}
        rowKey={rowKey}
        totals={totals}
      />
    </ReportPaper>
  );
}
