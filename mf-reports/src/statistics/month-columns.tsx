import type { Statistics, StatisticsRow } from '@paga/contract/reports/statistics';
import { Money, missing, monthTitle, type SimpleColumn, useKit } from '@paga/kit';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** An amount of a month, and where its total stands in the answer. */
const TOTALS = {
  brutto: 'totalBrutto',
  employerContribute: 'totalEmployerContribute',
  personalContribute: 'totalPersonalContribute',
  taxableSalary: 'totalTaxableSalary',
  tax: 'totalTax',
  deductions: 'totalDeductions',
  netto: 'totalNetto',
} as const;
export type Amount = keyof typeof TOTALS;

const STATISTICS: readonly Amount[] = [
  'brutto',
  'employerContribute',
  'personalContribute',
  'taxableSalary',
  'tax',
  'netto',
];

/** The amounts of the statistics in the order of the specification; where something was deducted they have it too, so that a month adds up to its net. */
export const statisticsAmounts = ({ totalDeductions }: Statistics): readonly Amount[] =>
  totalDeductions === 0
    ? STATISTICS
    : STATISTICS.flatMap((amount) => (amount === 'netto' ? ['deductions', amount] : [amount]));

/** Those of a book of contributions, which adds up to the net. */
export const BOOK_AMOUNTS: readonly Amount[] = [
  'brutto',
  'personalContribute',
  'employerContribute',
  'taxableSalary',
  'tax',
  'deductions',
  'netto',
];

/** The columns of a year by months; a month that was not calculated stands back. */
export function useMonthColumns(amounts: readonly Amount[]): SimpleColumn<StatisticsRow>[] {
  const { t } = useTranslation('reports');
  const { language } = useKit();
  return useMemo(
    () => [
      {
        key: 'month',
        title: t('frame.column.month'),
        render: (row) => (
          <Quiet when={!row.calculated}>{monthTitle(row.month.monthId, undefined, language)}</Quiet>
        ),
      },
      ...amounts.map((amount) => ({
        key: amount,
        title: t(`frame.column.${amount}`),
        align: 'right' as const,
        render: (row: StatisticsRow) => (
          <Quiet when={!row.calculated}>{row[amount] === 0 ? missing : <Money value={row[amount]} />}</Quiet>
        ),
      })),
    ],
    [t, language, amounts],
  );
}

function Quiet({ when, children }: { when: boolean; children: ReactNode }): ReactNode {
  return when ? <span className="paga-hint">{children}</span> : children;
}

/** The row of totals of a year. */
export function useMonthTotals(statistics: Statistics): Record<string, ReactNode> {
  const { t } = useTranslation('reports');
  const sums = Object.entries(TOTALS).map(([amount, total]) => [
    amount,
    <Money key={amount} value={statistics[total]} />,
  ]);
  return { month: t('frame.total'), ...Object.fromEntries(sums) };
}
