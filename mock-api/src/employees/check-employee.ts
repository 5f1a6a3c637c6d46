import type { NewEmployee } from '@paga/contract/employees';
import { EMPLOYEE_EMAIL, EMPLOYEE_PHONE, EmployeeLimits } from '@paga/contract/employees';
import type { FieldError } from '@paga/contract/error-codes';
import { type CivilDate, DraftStatus, HealthInsuranceOption, SalaryPaymentType } from '@paga/contract/shapes';
import { addMonths, checkBankAccount, checkPersonalNumber } from '@paga/payroll';
import { DomainError } from '../http/domain-error.ts';

/** Checks what a schema cannot, field by field (specification 1 §5), and returns the employee with tidied identifiers and spaces. */
export function checkedEmployee(person: NewEmployee, today: CivilDate): NewEmployee {
  const tidy = tidied(person);
  const fields = [
    ...nameErrors(tidy),
    ...identifierErrors(tidy),
    ...contactErrors(tidy),
    ...dateErrors(tidy, today),
    ...salaryErrors(tidy),
  ];
  if (fields.length > 0) throw new DomainError('VALIDATION_FAILED', { fields });
  return tidy;
}

const isDraft = ({ draftStatus }: NewEmployee) => draftStatus === DraftStatus.draft;
const error = (path: keyof NewEmployee, code: string, message: string): FieldError => ({ path, code, message });

function tidied(person: NewEmployee): NewEmployee {
  const spaced = (text: string) => text.replace(/\s+/g, ' ').trim();
  const text = (value: string | null | undefined) => (value ? spaced(value) || null : null);
  const account = text(person.bankAccountNumber);
  return {
    ...person,
    firstName: spaced(person.firstName),
    lastName: spaced(person.lastName),
    email: text(person.email),
    phone: text(person.phone),
    occupation: text(person.occupation),
    address: text(person.address),
    bank: text(person.bank),
    personalNumber: text(person.personalNumber),
    bankAccountNumber: account && checkBankAccount(account).value,
    // Specification 1 §4: an option other than 1 clears the percentage and the family.
    ...(person.healthInsurance !== HealthInsuranceOption.shared && { healthInsurancePercentage: null, familyMembers: [] }),
    // Specification 1 §4: the payment type resets the chosen projects.
    ...(person.salaryPaymentType !== SalaryPaymentType.project && { projectBudgetLines: [] }),
  };
}

function nameErrors({ firstName, lastName }: NewEmployee): FieldError[] {
  const words = `${firstName} ${lastName}`.split(' ').length;
  return words > EmployeeLimits.nameWords.max ? [error('lastName', 'nameTooManyWords', 'Write first and last name')] : [];
}

function identifierErrors(person: NewEmployee): FieldError[] {
  const { personalNumber, bankAccountNumber } = person;
  const number = personalNumber
    ? checkPersonalNumber(personalNumber).ok
      ? []
      : [error('personalNumber', 'idNumberLength', 'Personal number must be 10 characters long')]
    : isDraft(person)
      ? []
      : [error('personalNumber', 'idNumberMissing', "Personal number shouldn't be empty")];
  const account = !bankAccountNumber || checkBankAccount(bankAccountNumber).ok;
  return account ? number : [...number, error('bankAccountNumber', 'accountLength', 'Bank account number must have 16 digits')];
}

function contactErrors({ email, phone }: NewEmployee): FieldError[] {
  return [
    ...(email && !EMPLOYEE_EMAIL.test(email) ? [error('email', 'emailInvalid', 'Write a valid email')] : []),
    ...(phone && !EMPLOYEE_PHONE.test(phone) ? [error('phone', 'phoneInvalid', 'Write a valid phone number')] : []),
  ];
}

function dateErrors(person: NewEmployee, today: CivilDate): FieldError[] {
  const { contractStarted, jobStarted, expirationContract, birthDate } = person;
  const errors: FieldError[] = [];
  const latest = addMonths(today, EmployeeLimits.yearsAhead * 12);
  for (const path of ['contractStarted', 'jobStarted'] as const) {
    const date = person[path];
    if (date && date < EmployeeLimits.earliestStart) errors.push(error(path, 'dateTooEarly', `Not before ${EmployeeLimits.earliestStart}`));
  }
  for (const path of ['contractStarted', 'jobStarted', 'expirationContract'] as const) {
    if ((person[path] ?? '') > latest) errors.push(error(path, 'dateTooLate', `Not after ${latest}`));
  }
  if (birthDate && birthDate > today) errors.push(error('birthDate', 'dateInFuture', 'Birth date cannot be in the future'));
  const started = contractStarted ?? jobStarted;
  if (started && expirationContract && expirationContract < started)
    errors.push(error('expirationContract', 'endBeforeStart', 'The contract ends before it starts'));
  if (!contractStarted && !isDraft(person)) errors.push(error('contractStarted', 'dateMissing', 'Write when the contract starts'));
  return errors;
}

function salaryErrors(person: NewEmployee): FieldError[] {
  const { salaryPaymentType, pricePerHour, bruttoSalary } = person;
  const errors: FieldError[] = [];
  if (isDraft(person)) return errors;
  const hourly = salaryPaymentType === SalaryPaymentType.hourly;
  if (hourly && !pricePerHour) errors.push(error('pricePerHour', 'salaryMissing', 'Salary must be filled'));
  const isPaid = person.projectBudgetLines.some(({ budgetLines }) => budgetLines.some(({ checked }) => checked));
  if (salaryPaymentType === SalaryPaymentType.project && !isPaid)
    errors.push(error('projectBudgetLines', 'projectMissing', 'Choose the budget lines that pay the salary'));
  if (salaryPaymentType === SalaryPaymentType.fixed && (bruttoSalary ?? null) === null)
    errors.push(error('bruttoSalary', 'grossMissing', 'Gross salary must be filled'));
  return errors;
}
