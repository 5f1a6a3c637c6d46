// The rules of an employee's form (specification 1 §5), the same in the form and on the server.

import { addMonths } from '@paga/calendar';
import {
  type EmployeeFaultCode,
  EmployeeLimits,
  factsOf,
  type NewEmployee,
  PERSON_FIELDS,
} from '@paga/contract/employees';
import { EMAIL, PHONE } from '@paga/contract/limits';
import { type CivilDate, DraftStatus, HealthInsuranceOption, SalaryPaymentType } from '@paga/contract/shapes';
import { checkBankAccount } from '#identifiers/bank-account.ts';
import { checkPersonalNumber } from '#identifiers/personal-number.ts';

export { type EmployeeWarning, employeeWarnings, type WarningTerms } from './employee-warnings.ts';

/** A field at fault; `path` is the field's name on the wire. */
type EmployeeFault = {
  path: keyof NewEmployee | 'nettoSalary' | 'contribution';
  code: EmployeeFaultCode;
};

/** What only the dialog asks for. */
type AskedContact = 'phone' | 'occupation';

/**
 * What a saved person has been without all along; of a draft everything is asked for once it is completed.
 *
 * Example: `lackedBy({ draftStatus: 0, phone: null, occupation: 'Mësuese' })` is `['phone']`.
 */
export function lackedBy(
  saved: Pick<NewEmployee, 'draftStatus' | 'phone' | 'occupation'>,
): readonly AskedContact[] {
  if (saved.draftStatus === DraftStatus.draft) return [];
  return (['phone', 'occupation'] as const).filter((field) => !saved[field]);
}

/** What the rules are asked for. */
export type RuleTerms = {
  today: CivilDate;
  /** The dialog asks for more than the importer: occupation, phone, net and contribution. */
  edit: boolean;
  /** What the saved person lacks since an import: it is not asked for again when something else is edited. */
  lacks?: readonly AskedContact[];
  /** Whether "calculate" was pressed since the budget lines changed; a side that calculates itself leaves it out. */
  calculated?: boolean;
};

const fault = (path: EmployeeFault['path'], code: EmployeeFaultCode): EmployeeFault => ({ path, code });

/**
 * Every fault of an employee's form in the order of its fields. A draft needs a name only; what is written in it must be right all the same.
 *
 * Example: `employeeFaults({ ...arta, personalNumber: '123' }, { today: '2026-10-15', edit: true })` is
 * `[{ path: 'personalNumber', code: 'idNumberLength' }]`.
 */
export function employeeFaults(person: NewEmployee, terms: RuleTerms): EmployeeFault[] {
  const isDraft = person.draftStatus === DraftStatus.draft;
  return [
    ...nameFaults(person),
    ...identifierFaults(person, isDraft),
    ...contactFaults(person, terms.edit && !isDraft, terms.lacks ?? []),
    ...dateFaults(person, terms.today, isDraft),
    ...(isDraft ? [] : salaryFaults(person, terms)),
  ];
}

const NAMES_AND_IDENTIFIERS = ['firstName', 'lastName', 'personalNumber', 'bankAccountNumber'];
const TEXTS = PERSON_FIELDS.filter(
  (field) => factsOf(field).kind === 'text' && !NAMES_AND_IDENTIFIERS.includes(field),
) as ('email' | 'phone')[];

/** The form with its identifiers and spaces tidied, and without what its other fields make void (specification 1 §4). */
export function tidyEmployee(person: NewEmployee): NewEmployee {
  const spaced = (text: string) => text.replace(/\s+/g, ' ').trim();
  const text = (value: string | null | undefined) => (value ? spaced(value) || null : null);
  const account = text(person.bankAccountNumber);
  return {
    ...person,
    firstName: spaced(person.firstName),
    lastName: spaced(person.lastName),
    ...Object.fromEntries(TEXTS.map((field) => [field, text(person[field])])),
    personalNumber: person.personalNumber?.replace(/\s+/g, '') || null,
    bankAccountNumber: account && checkBankAccount(account).value,
    // An option other than 1 clears the percentage and the family.
    ...(person.healthInsurance !== HealthInsuranceOption.shared && {
      healthInsurancePercentage: null,
      familyMembers: [],
    }),
    // The payment type resets the chosen projects.
    ...(person.salaryPaymentType !== SalaryPaymentType.project && { projectBudgetLines: [] }),
  };
}

function nameFaults({ firstName, lastName }: NewEmployee): EmployeeFault[] {
  if (!firstName) return [fault('firstName', 'nameMissing')];
  if (!lastName) return [fault('lastName', 'nameOneWord')];
  return `${firstName} ${lastName}`.split(' ').length > EmployeeLimits.nameWords.max
    ? [fault('lastName', 'nameTooManyWords')]
    : [];
}

function identifierFaults(
  { personalNumber, bankAccountNumber }: NewEmployee,
  isDraft: boolean,
): EmployeeFault[] {
  const faults: EmployeeFault[] = [];
  if (personalNumber && !checkPersonalNumber(personalNumber).ok)
    faults.push(fault('personalNumber', 'idNumberLength'));
  if (!personalNumber && !isDraft) faults.push(fault('personalNumber', 'idNumberMissing'));
  if (bankAccountNumber && !checkBankAccount(bankAccountNumber).ok)
    faults.push(fault('bankAccountNumber', 'accountLength'));
  return faults;
}

function contactFaults(
  { email, phone, occupation }: NewEmployee,
  isAsked: boolean,
  lacks: readonly AskedContact[],
): EmployeeFault[] {
  const faults: EmployeeFault[] = [];
  if (email && !EMAIL.test(email)) faults.push(fault('email', 'emailInvalid'));
  if (phone && !PHONE.test(phone)) faults.push(fault('phone', 'phoneInvalid'));
  if (!phone && isAsked && !lacks.includes('phone')) faults.push(fault('phone', 'phoneMissing'));
  if (!occupation && isAsked && !lacks.includes('occupation'))
    faults.push(fault('occupation', 'occupationMissing'));
  return faults;
}

function dateFaults(person: NewEmployee, today: CivilDate, isDraft: boolean): EmployeeFault[] {
  const { contractStarted, jobStarted, expirationContract, birthDate } = person;
  const faults: EmployeeFault[] = [];
  const latest = addMonths(today, EmployeeLimits.yearsAhead * 12);
  for (const path of ['contractStarted', 'jobStarted'] as const) {
    const date = person[path];
    if (date && date < EmployeeLimits.earliestStart) faults.push(fault(path, 'dateTooEarly'));
  }
  for (const path of ['contractStarted', 'jobStarted', 'expirationContract'] as const)
    if ((person[path] ?? '') > latest) faults.push(fault(path, 'dateTooLate'));
  if (birthDate && birthDate > today) faults.push(fault('birthDate', 'dateInFuture'));
  const started = contractStarted ?? jobStarted;
  if (started && expirationContract && expirationContract < started)
    faults.push(fault('expirationContract', 'endBeforeStart'));
  if (!contractStarted && !isDraft) faults.push(fault('contractStarted', 'dateMissing'));
  return faults;
}

function salaryFaults(person: NewEmployee, { edit, calculated }: RuleTerms): EmployeeFault[] {
  const { salaryPaymentType, pricePerHour, bruttoSalary } = person;
  if (salaryPaymentType === SalaryPaymentType.hourly)
    return pricePerHour ? [] : [fault('pricePerHour', 'salaryMissing')];
  if (salaryPaymentType === SalaryPaymentType.project) {
    const isPaid = person.projectBudgetLines.some(({ budgetLines }) =>
      budgetLines.some(({ checked }) => checked),
    );
    if (!isPaid) return [fault('projectBudgetLines', 'projectMissing')];
    return calculated === false ? [fault('projectBudgetLines', 'calculateFirst')] : [];
  }
  if ((bruttoSalary ?? null) !== null) return [];
  const gross = fault('bruttoSalary', 'grossMissing');
  return edit
    ? [gross, fault('nettoSalary', 'netMissing'), fault('contribution', 'contributionMissing')]
    : [gross];
}
