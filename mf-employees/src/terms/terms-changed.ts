import { PAY_TERMS } from '@paga/contract/employees/pay-terms';
import { SalaryPaymentType } from '@paga/contract/shapes';
import { type EmployeeValues, personOf } from '#values/employee-values.ts';

const termsOf = (values: EmployeeValues) => {
  const person = personOf(values);
  return JSON.stringify(PAY_TERMS.map((term) => person[term] ?? null));
};

const sharesOf = (values: EmployeeValues) =>
  JSON.stringify(
    personOf(values)
      .projectBudgetLines.flatMap(({ budgetLines }) =>
        budgetLines.map(({ budgetLineId, percentage }) => [budgetLineId, percentage ?? 100]),
      )
      .sort(([one = 0], [other = 0]) => one - other),
  );

/** Whether an edit changes what budget lines pay the employee: that has no day, every open month follows it. */
export function areSharesChanged(before: EmployeeValues, after: EmployeeValues): boolean {
  return after.salaryPaymentType === SalaryPaymentType.project && sharesOf(before) !== sharesOf(after);
}

/** Whether an edit changes what the employee is paid on. */
export function areTermsChanged(before: EmployeeValues, after: EmployeeValues): boolean {
  return termsOf(before) !== termsOf(after);
}
