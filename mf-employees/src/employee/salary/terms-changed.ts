import { type EmployeeValues, personOf } from '../employee-values.ts';

/** What the pay of an employee depends on: a change of it holds from a day on. */
const TERMS = [
  'salaryPaymentType',
  'bruttoSalary',
  'pricePerHour',
  'employerTier',
  'employmentType',
  'contributePercentage',
  'employerContributePercentage',
  'hasContributions',
  'noTaxes',
  'workingHoursPerMonth',
  'healthInsurance',
  'healthInsurancePercentage',
  'familyMembers',
] as const;

const termsOf = (values: EmployeeValues) => {
  const person = personOf(values);
  return JSON.stringify(TERMS.map((term) => person[term] ?? null));
};

/** Whether an edit changes what the employee is paid on. */
export function areTermsChanged(before: EmployeeValues, after: EmployeeValues): boolean {
  return termsOf(before) !== termsOf(after);
}
