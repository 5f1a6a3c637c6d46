import type { ImportRow } from '@paga/contract/employees';
import { formatNumber, Money, Row } from '@paga/kit';
import { toCents, toEuro } from '@paga/payroll';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { counted } from '#counted.ts';

const SUMMED = ['grossSalary', 'netSalary', 'tax', 'contribution'] as const;
type Summed = (typeof SUMMED)[number];

const sum = (rows: readonly ImportRow[], key: Summed): number =>
  toEuro(rows.reduce((cents, row) => cents + toCents(row[key] ?? 0), 0));

/** How many rows have a salary that could be read: those that a sum holds. */
export const summedOf = (rows: readonly ImportRow[]): number =>
  rows.filter(({ grossSalary }) => grossSalary !== null).length;

/** The row of sums below the preview, by column. */
export function totalsOf(rows: readonly ImportRow[], name: string): Record<string, ReactNode> {
  const sums = SUMMED.map((key) => [key, <Money key={key} value={sum(rows, key)} />] as const);
  return { name, ...Object.fromEntries(sums) };
}

/** What the shown rows come to, to compare with one's own workbook: people, gross and what is computed of it. */
export function ImportTotals({ rows }: { rows: readonly ImportRow[] }): ReactNode {
  const { t } = useTranslation('employees');
  const summed = summedOf(rows);
  const without = rows.length - summed;
  return (
    <Row as="p" gap={[4, 16]} align="stretch">
      <span>
        {without > 0
          ? t('import.totals.some', { summed: formatNumber(summed), shown: formatNumber(rows.length) })
          : t('import.totals.people', counted(rows.length))}
      </span>
      {SUMMED.map((key) => (
        <span key={key}>
          {t(`import.totals.${key}`)} <Money value={sum(rows, key)} currency />
        </span>
      ))}
      {without > 0 && <span className="paga-hint">{t('import.totals.without', counted(without))}</span>}
    </Row>
  );
}
