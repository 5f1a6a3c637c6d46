import { PAY_TERMS } from '@paga/contract/employees/pay-terms';
import { type EmployeeValues, personOf } from '../employee-values.ts';

const termsOf = (values: EmployeeValues) => {
  const person = personOf(values);
  return JSON.stringify(PAY_TERMS.map((term) => person[term] ?? null));
};

/** Whether an edit changes what the employee is paid on. */
export function areTermsChanged(before: EmployeeValues, after: EmployeeValues): boolean {
  return termsOf(before) !== termsOf(after);
}
