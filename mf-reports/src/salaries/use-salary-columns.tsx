import type { SalaryReport } from '@paga/contract/reports/salaries';
import { type Column, formatMoney, formatNumber, Money } from '@paga/kit';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { restOf } from '#frame/adds-up.tsx';
import { sumOf, widthFor } from '#frame/amounts.ts';

/** A person of a salary report. */
type Person = SalaryReport['employees'][number];

const AMOUNTS = ['brutto', 'employerContribute', 'personalContribute', 'tax', 'netto'] as const;

/** The key of a person's row. */
export const personKey = ({ employeeId }: Person) => employeeId;

/** The columns of the yearly and the monthly salary report, each as wide as its total needs. */
export function useSalaryColumns(totals: SalaryReport['totals'] | undefined): Column<Person>[] {
  const { t } = useTranslation('reports');
  return useMemo(
    () => [
      {
        key: 'name',
        title: t('frame.column.name'),
        width: 164,
        frozen: true,
        render: ({ employeeName }) => <span title={employeeName}>{employeeName}</span>,
        value: ({ employeeName }) => employeeName,
      },
      {
        key: 'personalNumber',
        title: t('frame.column.personalNumber'),
        width: 118,
        render: ({ personalNumber }) => <span className="paga-number">{personalNumber || 'N/A'}</span>,
        value: ({ personalNumber }) => personalNumber,
      },
      ...AMOUNTS.map(
        (amount): Column<Person> => ({
          key: amount,
          title: t(`frame.column.${amount}`),
          width: widthFor(totals?.[amount]),
          align: 'right',
          render: (row) => (amount === 'netto' ? <Net of={row} /> : <Money value={row[amount]} />),
          value: (row) => row[amount],
        }),
      ),
    ],
    [t, totals],
  );
}

/** The net; at the pointer, what was taken besides contribution and tax. */
function Net({ of }: { of: Person }): ReactNode {
  const { t } = useTranslation('reports');
  const rest = restOf(of);
  const title = rest === 0 ? undefined : `${t('frame.column.deductions')}: ${formatMoney(rest)}`;
  return (
    <span title={title}>
      <Money value={of.netto} />
    </span>
  );
}

type Amount = (typeof AMOUNTS)[number];

/** The sums of people, in euro. */
export const sumsOf = (people: readonly Person[]): Record<Amount, number> =>
  Object.fromEntries(AMOUNTS.map((amount) => [amount, sumOf(people, (row) => row[amount])])) as Record<
    Amount,
    number
  >;

/** The row of the sums of people. */
export function useSalaryTotals(people: readonly Person[]): Record<string, ReactNode> {
  const { t } = useTranslation('reports');
  return useMemo(() => {
    const of = sumsOf(people);
    const sums = AMOUNTS.map((amount) => [amount, <Money key={amount} value={of[amount]} />]);
    return { name: t('frame.totalOf', { shown: formatNumber(people.length) }), ...Object.fromEntries(sums) };
  }, [people, t]);
}
