import { byAmount, SALARY_AMOUNTS, salaryColumns } from '@paga/contract/reports/amounts';
import type { SalaryReport } from '@paga/contract/reports/salaries';
import { type Column, formatNumber, Money } from '@paga/kit';
import { restOfGross } from '@paga/payroll';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { sumOf, widthFor } from '#frame/amounts.ts';
import { Opens } from '#frame/opens.tsx';
import type { SalarySums } from '#frame/salary-line.tsx';

/** A person of a salary report. */
type Person = SalaryReport['employees'][number];

type Sums = SalaryReport['totals'];
type Shown = ReturnType<typeof salaryColumns>[number];

/** The key of a person's row. */
export const personKey = ({ employeeId }: Person) => employeeId;

// A server of before names no deductions.
const amountOf = (of: Sums, shown: Shown): number => of[shown] ?? restOfGross(of);

/** Insurance and deductions of a person, or of all, in euro. */
export const deductionsOf = (of: Sums): number => amountOf(of, 'deductions');

/** The columns of the yearly and the monthly salary report, each as wide as its total needs. A name opens what the person's amounts are made of. */
export function useSalaryColumns(
  report: SalaryReport | undefined,
  opens: (employeeId: number) => string,
): Column<Person>[] {
  const navigate = useNavigate();
  const { t } = useTranslation('reports');
  const totals = report?.totals;
  return useMemo(
    () => [
      {
        key: 'name',
        title: t('frame.column.name'),
        width: 164,
        frozen: true,
        render: ({ employeeId, employeeName }) => (
          <Opens to={opens(employeeId)} title={employeeName}>
            {employeeName}
          </Opens>
        ),
        onActivate: ({ employeeId }) => navigate(opens(employeeId)),
        value: ({ employeeName }) => employeeName,
      },
      {
        key: 'personalNumber',
        title: t('frame.column.personalNumber'),
        width: 118,
        render: ({ personalNumber }) => <span className="paga-number">{personalNumber || 'N/A'}</span>,
        value: ({ personalNumber }) => personalNumber,
      },
      ...salaryColumns(report?.employees.some((row) => deductionsOf(row) !== 0) ?? false).map(
        (amount): Column<Person> => ({
          key: amount,
          title: t(`frame.column.${amount}`),
          // Its heading has long words.
          width: Math.max(amount === 'deductions' ? 126 : 0, widthFor(totals && amountOf(totals, amount))),
          align: 'right',
          end: amount === 'netto',
          render: (row) => <Money value={amountOf(row, amount)} />,
          value: (row) => amountOf(row, amount),
        }),
      ),
    ],
    [t, navigate, report, totals, opens],
  );
}

/** The sums of people, and their row of totals; `opens`: what one of them is made of. */
export function useSalaryTotals(
  people: readonly Person[],
  opens: ((amount: Shown) => string | undefined) | undefined,
): { sums: SalarySums; totals: Record<string, ReactNode> } {
  const { t } = useTranslation('reports');
  return useMemo(() => {
    const sums = byAmount(SALARY_AMOUNTS, (amount) => sumOf(people, (row) => amountOf(row, amount)));
    const cells = byAmount(SALARY_AMOUNTS, (amount) => (
      <Opens key={amount} to={opens?.(amount)}>
        <Money value={sums[amount]} />
      </Opens>
    ));
    return { sums, totals: { name: t('frame.totalOf', { shown: formatNumber(people.length) }), ...cells } };
  }, [people, opens, t]);
}
