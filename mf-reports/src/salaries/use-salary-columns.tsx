import type { SalaryReport } from '@paga/contract/reports/salaries';
import { type Column, formatNumber, Money } from '@paga/kit';
import { restOfGross } from '@paga/payroll';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { sumOf, widthFor } from '#frame/amounts.ts';

/** A person of a salary report. */
type Person = SalaryReport['employees'][number];

const AMOUNTS = ['brutto', 'employerContribute', 'personalContribute', 'tax', 'netto'] as const;

/** The key of a person's row. */
export const personKey = ({ employeeId }: Person) => employeeId;

/** What is taken besides contribution and tax has a column of its own where there is any, so that every row adds up. */
function amountsOf(report: SalaryReport | undefined): readonly Shown[] {
  const hasRest = report?.employees.some((row) => restOfGross(row) !== 0);
  return AMOUNTS.flatMap((amount) => (amount === 'netto' && hasRest ? ['deductions', amount] : [amount]));
}
type Shown = (typeof AMOUNTS)[number] | 'deductions';
const amountOf = (of: Person | Sums, shown: Shown) => (shown === 'deductions' ? restOfGross(of) : of[shown]);

/** The columns of the yearly and the monthly salary report, each as wide as its total needs. */
export function useSalaryColumns(report: SalaryReport | undefined): Column<Person>[] {
  const { t } = useTranslation('reports');
  const totals = report?.totals;
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
      ...amountsOf(report).map(
        (amount): Column<Person> => ({
          key: amount,
          title: t(`frame.column.${amount}`),
          width: widthFor(totals && amountOf(totals, amount)),
          align: 'right',
          end: amount === 'netto',
          render: (row) => <Money value={amountOf(row, amount)} />,
          value: (row) => amountOf(row, amount),
        }),
      ),
    ],
    [t, report, totals],
  );
}

type Amount = (typeof AMOUNTS)[number];

type Sums = Record<Amount, number>;

/** The sums of people, in euro. */
const sumsOf = (people: readonly Person[]): Sums =>
  Object.fromEntries(AMOUNTS.map((amount) => [amount, sumOf(people, (row) => row[amount])])) as Sums;

/** The row of the sums of people. */
export function useSalaryTotals(people: readonly Person[]): Record<string, ReactNode> {
  const { t } = useTranslation('reports');
  return useMemo(() => {
    const of = sumsOf(people);
    const sums = ([...AMOUNTS, 'deductions'] as const).map((amount) => [
      amount,
      <Money key={amount} value={amountOf(of, amount)} />,
    ]);
    return { name: t('frame.totalOf', { shown: formatNumber(people.length) }), ...Object.fromEntries(sums) };
  }, [people, t]);
}
