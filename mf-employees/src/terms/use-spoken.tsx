import type { Employee } from '@paga/contract/employees';
import { type Detail, formatNumber, formatPercent, Money } from '@paga/kit';
import { checkBankAccount } from '@paga/payroll';
import { useTranslation } from 'react-i18next';
import type { SalaryBasis } from './use-salary-basis.ts';

/** Says figures of a salary in full where they are read: amounts with their currency, what holds for who has nothing of their own, and what a word means. */
export function useSpoken(employee: Employee, basis: SalaryBasis): (detail: Detail) => Detail {
  const { t } = useTranslation('employees');
  const { employeePercentage, employerPercentage, hoursOfMonth } = basis;
  const { bruttoSalary, nettoSalary, unchangableBrutto, contributePercentage, employerContributePercentage } =
    employee;
  const amounts: Record<string, number | null> = {
    bruttoSalary,
    nettoSalary,
    'own-unchangableBrutto': unchangableBrutto,
  };
  const ofCompany = (own: number | null, said: string) =>
    own === null ? t('employee.salary.ofCompany', { rate: said }) : null;
  const account = checkBankAccount(employee.bankAccountNumber ?? '');
  const values: Record<string, string | null> = {
    contributePercentage: ofCompany(contributePercentage, formatPercent(employeePercentage)),
    employerContributePercentage: ofCompany(employerContributePercentage, formatPercent(employerPercentage)),
    workingHoursPerMonth: ofCompany(
      employee.workingHoursPerMonth,
      formatNumber(Math.round(hoursOfMonth * 100) / 100),
    ),
    // The IBAN holds the account: one number to read, and to copy.
    bankAccountNumber: account.ok ? account.iban : null,
    bank: employee.bank ?? (account.ok ? account.bank : null) ?? null,
  };
  const hints: Record<string, string> = {
    employerTier: t(`employee.hint.employerTier.${employee.employerTier}`),
    'own-unchangableBrutto': t('employee.hint.unchangableBrutto'),
  };
  return (detail) => {
    const amount = amounts[detail.key];
    const value = typeof amount === 'number' ? <Money value={amount} currency /> : values[detail.key];
    return { ...detail, value: value ?? detail.value, hint: hints[detail.key] };
  };
}
