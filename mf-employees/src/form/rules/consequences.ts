import { HealthInsuranceOption, SalaryPaymentType } from '@paga/contract/shapes';
import { bankOf, checkBankAccount, toEuro } from '@paga/payroll';
import { baseOf, centsOf, type LineBudget, type Side, solveSalary } from '#terms/solve-salary.ts';
import type { SalaryBasis } from '#terms/use-salary-basis.ts';
import { ContractTerm, type EmployeeValues } from '#values/employee-values.ts';

type Changed = Partial<EmployeeValues>;

/** What a changed field does to others (specification 1 §4): a new payment type, insurance option or contract term empties what it makes void. */
export function resetsOf(changed: Changed): Partial<EmployeeValues> {
  const account = changed.bankAccountNumber ? checkBankAccount(changed.bankAccountNumber) : null;
  const bank = account?.ok ? bankOf(account.value) : null;
  const isOther =
    changed.healthInsurance !== undefined && changed.healthInsurance !== HealthInsuranceOption.shared;
  return {
    ...('salaryPaymentType' in changed && {
      bruttoSalary: null,
      nettoSalary: null,
      pricePerHour: null,
      workingHoursPerMonth: null,
      shares: [],
    }),
    ...(isOther && { healthInsurancePercentage: null, family: {} }),
    ...(changed.contractTerm === ContractTerm.indefinite && { expirationContract: null }),
    // What the lines pay is said again by "calculate".
    ...(changed.shares && { bruttoSalary: null, nettoSalary: null }),
    ...(bank && { bank }),
  };
}

/** The other side of a fixed salary: the net of the typed gross, or the gross of the typed net. Empty where nothing is typed. */
export function otherSide(side: Side, values: EmployeeValues, basis: SalaryBasis): Partial<EmployeeValues> {
  if (values.salaryPaymentType !== SalaryPaymentType.fixed) return {};
  const typed = centsOf(side === 'gross' ? values.bruttoSalary : values.nettoSalary);
  const solved = typed === null ? null : solveSalary(side, typed, values, basis);
  if (side === 'gross') return { nettoSalary: solved && toEuro(solved.net) };
  return { bruttoSalary: solved && toEuro(solved.gross) };
}

/** What the chosen budget lines pay, and the net of it; empty when they are not chosen right. */
export function projectAmounts(
  values: EmployeeValues,
  basis: SalaryBasis,
  lines: ReadonlyMap<number, LineBudget>,
): Pick<EmployeeValues, 'bruttoSalary' | 'nettoSalary'> {
  const base = baseOf(values, basis, lines);
  const solved = base === null ? null : solveSalary('gross', base, values, basis);
  return { bruttoSalary: base === null ? null : toEuro(base), nettoSalary: solved && toEuro(solved.net) };
}
