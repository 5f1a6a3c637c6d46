import type { SalaryReport } from '@paga/contract/reports/salaries';
import { type Column, formatNumber, Money } from '@paga/kit';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
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
          render: (row) => <Money value={row[amount]} />,
          value: (row) => row[amount],
        }),
      ),
    ],
    [t, totals],
  );
}

/** The sums of people. */
export function useSalaryTotals(people: readonly Person[]): Record<string, ReactNode> {
  const { t } = useTranslation('reports');
  return useMemo(() => {
    const sums = AMOUNTS.map((amount) => [
      amount,
      <Money key={amount} value={sumOf(people, (row) => row[amount])} />,
    ]);
    return { name: t('frame.totalOf', { shown: formatNumber(people.length) }), ...Object.fromEntries(sums) };
  }, [people, t]);
}
