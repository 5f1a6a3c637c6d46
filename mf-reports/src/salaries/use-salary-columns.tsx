import type { SalaryReport } from '@paga/contract/reports/salaries';
import { type Column, formatNumber, Money } from '@paga/kit';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { sumOf } from '#frame/amounts.ts';

/** A person of a salary report. */
type Person = SalaryReport['employees'][number];

const AMOUNTS = ['brutto', 'employerContribute', 'personalContribute', 'tax', 'netto'] as const;
/** Sums of a year have seven figures; beside the chart the table has no room to spare. */
const WIDE: ReadonlySet<string> = new Set(['brutto', 'netto']);

/** The key of a person's row. */
export const personKey = ({ employeeId }: Person) => employeeId;

/** The columns of the yearly and the monthly salary report. */
export function useSalaryColumns(): Column<Person>[] {
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
          width: WIDE.has(amount) ? 128 : 102,
          align: 'right',
          render: (row) => <Money value={row[amount]} />,
          value: (row) => row[amount],
        }),
      ),
    ],
    [t],
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
