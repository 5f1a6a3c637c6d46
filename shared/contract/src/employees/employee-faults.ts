/**
 * What can be wrong with an employee's form, by its code: the text for API users and logs, literal where specification 1 §5 gives one. Screens have
 * a text in both languages for each: `employee.fault.<code>` of the employees' remote.
 */
export const EMPLOYEE_FAULTS = {
  nameMissing: 'Name of employee is required',
  nameOneWord: 'Enter first and last name',
  nameTooManyWords: 'Enter first and last name',
  idNumberMissing: "Personal number shouldn't be empty",
  idNumberLength: 'Personal number must be 10 characters long',
  idNumberSaved: 'An employee with this personal number is saved already',
  accountLength: 'Bank account number must be 16 characters long',
  emailInvalid: 'Enter a valid e-mail',
  phoneInvalid: 'Enter a valid phone number',
  phoneMissing: 'Phone is required',
  occupationMissing: 'Position is required',
  dateInFuture: 'Birth date cannot be in the future',
  dateMissing: 'Contract start is required',
  dateTooEarly: 'Not before 2000-01-01',
  dateTooLate: 'Not more than 100 years ahead',
  endBeforeStart: 'The contract ends before it starts',
  contractsOverlap: 'An earlier contract covers this day',
  lastDayMissing: 'Last day of work is required',
  salaryMissing: 'Salary must be filled',
  grossMissing: 'Gross or net salary is required',
  netMissing: 'Net salary is required',
  contributionMissing: 'Contribution is required',
  amountInvalid: 'Not an amount in euro with at most two decimals',
  noGross: 'No gross salary comes to this net',
  percentageInvalid: 'A percentage from 0 to 100',
  projectMissing: 'Choose the budget lines that pay the salary',
  calculateFirst: 'Please calculate values before saving',
  lineOver100: 'Budget line percentage cannot exceed 100%',
  projectFinished: 'The project is finished',
  familyCount: 'At least 1',
  monthClosed: 'The change reaches a closed month',
  paymentTypeMidMonth: 'Another payment type starts on the first day of a month',
  invalid: 'Not allowed here',
} as const;
/** A code of what is wrong with an employee's form. */
export type EmployeeFaultCode = keyof typeof EMPLOYEE_FAULTS;
