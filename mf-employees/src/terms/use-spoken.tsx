import type { Employee } from '@paga/contract/employees';
import { type Detail, formatPercent, Money } from '@paga/kit';
import { useTranslation } from 'react-i18next';
import type { SalaryBasis } from './use-salary-basis.ts';

/** Says figures of a salary in full where they are read: amounts with their currency, and whose percentage holds for who has no own. */
export function useSpoken(
  employee: Employee,
  { employeePercentage, employerPercentage }: SalaryBasis,
): (detail: Detail) => Detail {
  const { t } = useTranslation('employees');
  const { bruttoSalary, nettoSalary, unchangableBrutto, contributePercentage, employerContributePercentage } =
    employee;
  const amounts: Record<string, number | null> = {
    bruttoSalary,
    nettoSalary,
    'own-unchangableBrutto': unchangableBrutto,
  };
  const ofCompany = (own: number | null, rate: number) =>
    own === null ? t('employee.salary.ofCompany', { rate: formatPercent(rate) }) : null;
  const rates: Record<string, string | null> = {
    contributePercentage: ofCompany(contributePercentage, employeePercentage),
    employerContributePercentage: ofCompany(employerContributePercentage, employerPercentage),
  };
  return (detail) => {
    const amount = amounts[detail.key];
    if (typeof amount === 'number') return { ...detail, value: <Money value={amount} currency /> };
    return { ...detail, value: rates[detail.key] ?? detail.value };
  };
}
