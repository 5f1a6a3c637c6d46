import { byAmount, SALARY_AMOUNTS, salaryColumns } from '@paga/contract/reports/amounts';
import type { SalaryReport } from '@paga/contract/reports/salaries';
import { type Column, formatNumber, Money } from '@paga/kit';
import { restOfGross } from '@paga/payroll';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { sumOf, widthFor } from '#frame/amounts.ts';

/** A person of a salary report. */
type Person = SalaryReport['employees'][number];

type Sums = SalaryReport['totals'];
type Shown = ReturnType<typeof salaryColumns>[number];

/** The key of a person's row. */
export const personKey = ({ employeeId }: Person) => employeeId;

const amountOf = (of: Sums, shown: Shown) => (shown === 'deductions' ? restOfGross(of) : of[shown]);

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
      ...salaryColumns(report?.employees.some((row) => restOfGross(row) !== 0) ?? false).map(
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

/** The row of the sums of people. */
export function useSalaryTotals(people: readonly Person[]): Record<string, ReactNode> {
  const { t } = useTranslation('reports');
  return useMemo(() => {
    const of = byAmount(SALARY_AMOUNTS, (amount) => sumOf(people, (row) => row[amount]));
    const sums = byAmount(salaryColumns(true), (amount) => (
      <Money key={amount} value={amountOf(of, amount)} />
    ));
    return { name: t('frame.totalOf', { shown: formatNumber(people.length) }), ...sums };
  }, [people, t]);
}
