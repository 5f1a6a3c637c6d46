import { SalaryPaymentType } from '@paga/contract/shapes';
import { type Detail, DetailList, Money, ShareChart, Stack } from '@paga/kit';
import { toEuro } from '@paga/payroll';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { baseOf, type SolvedSalary, solveSalary } from '#terms/solve-salary.ts';
import type { EmployeeValues } from '#values/employee-values.ts';
import { useSalaryTerms, useValues } from '../rules/form-context.ts';

/** What a whole month comes to, live while it is typed. */
export function SalarySplit(): ReactNode {
  const { t } = useTranslation('employees');
  const { basis, lines, calculated } = useSalaryTerms();
  const values = useValues();
  const isWaiting = values.salaryPaymentType === SalaryPaymentType.project && !calculated;
  const base = isWaiting ? null : baseOf(values, basis, lines);
  const solved = base === null ? null : solveSalary('gross', base, values, basis);
  if (!solved)
    return (
      <p className="paga-hint">{t(isWaiting ? 'employee.salary.calculateHint' : 'employee.salary.empty')}</p>
    );
  return <SolvedPart solved={solved} paymentType={values.salaryPaymentType} />;
}

type SolvedPartProps = { solved: SolvedSalary; paymentType: EmployeeValues['salaryPaymentType'] };

/** A solved month: the split of its gross as a bar, and its figures. */
export function SolvedPart({ solved, paymentType }: SolvedPartProps): ReactNode {
  const { t } = useTranslation('employees');
  const shown = [
    ['net', solved.net],
    ['tax', solved.tax],
    ['contribution', solved.contribution],
    ['prime', solved.prime],
  ] as const;
  const parts = shown.filter(([key, cents]) => key !== 'prime' || cents > 0);
  const figures = [
    ['gross', solved.gross],
    ['insurancePlus', solved.insurancePlus],
    ['employerContribution', solved.employerContribution],
    ['cost', solved.cost],
  ] as const;
  const items: Detail[] = figures
    .filter(([key, cents]) => key !== 'insurancePlus' || cents > 0)
    .map(([key, cents]) => ({
      key,
      label: t(`employee.salary.${key}`),
      value: <Money value={toEuro(cents)} currency />,
    }));
  return (
    <Stack>
      <div aria-live="polite">
        <ShareChart
          label={t('employee.salary.split')}
          wholes={[t('employee.salary.gross')]}
          parts={parts.map(([key, cents]) => ({
            key,
            label: t(`employee.salary.${key}`),
            values: [toEuro(cents)],
          }))}
        />
      </div>
      <DetailList items={items} columns={2} />
      {paymentType === SalaryPaymentType.hourly && (
        <p className="paga-hint">{t('employee.salary.hourlyHint')}</p>
      )}
    </Stack>
  );
}
