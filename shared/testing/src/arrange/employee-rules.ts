import type { EmployeeFacts } from './employees.ts';

/** A rule of specification 1 §5: what breaks it, at which field of the wire, and its literal message in both languages. */
export type EmployeeRule = { facts: EmployeeFacts; path: string; code: string; sq: string; en: string };

const rule = (facts: EmployeeFacts, path: string, code: string, sq: string, en: string): EmployeeRule => ({
  facts,
  path,
  code,
  sq,
  en,
});
const idLength = [
  'Numri personal duhet të ketë 10 karaktere',
  'Personal number must be 10 characters long',
] as const;
const account = [
  'Numri i llogarisë bankare duhet të ketë 16 karaktere',
  'Bank account number must be 16 characters long',
] as const;
const names = ['Shkruani emrin dhe mbiemrin', 'Enter first and last name'] as const;
const email = ['Shkruani një e-mail të vlefshëm', 'Enter a valid e-mail'] as const;
const phone = ['Shkruani një numër të vlefshëm telefoni', 'Enter a valid phone number'] as const;
const tooLate = ['Jo më shumë se 100 vjet përpara', 'Not more than 100 years ahead'] as const;
const amount = [
  'Shkruani një shumë në euro, me më së shumti dy shifra pas presjes',
  'Enter an amount in euro, with at most two decimals',
] as const;
const line = { projectId: 1, budgetLines: [{ budgetLineId: 1, checked: true, percentage: 101 }] };

/** Every rule of the dialog, for the tests of both sides: days as on 15 October 2026. */
export const EMPLOYEE_RULES: readonly EmployeeRule[] = [
  rule(
    { firstName: '' },
    'firstName',
    'nameMissing',
    'Emri i punonjësit është i detyrueshëm',
    'Name of employee is required',
  ),
  rule({ lastName: '' }, 'lastName', 'nameOneWord', ...names),
  rule({ lastName: 'Krasniqi Gashi Berisha' }, 'lastName', 'nameTooManyWords', ...names),
  rule(
    { personalNumber: null },
    'personalNumber',
    'idNumberMissing',
    'Numri personal është i detyrueshëm',
    "Personal number shouldn't be empty",
  ),
  rule({ personalNumber: '123456789' }, 'personalNumber', 'idNumberLength', ...idLength),
  rule({ personalNumber: '12345678901' }, 'personalNumber', 'idNumberLength', ...idLength),
  rule({ personalNumber: '12345678ab' }, 'personalNumber', 'idNumberLength', ...idLength),
  rule({ bankAccountNumber: '121201234567890' }, 'bankAccountNumber', 'accountLength', ...account),
  rule({ bankAccountNumber: '12120123456789067' }, 'bankAccountNumber', 'accountLength', ...account),
  rule(
    { birthDate: '2099-01-01' },
    'birthDate',
    'dateInFuture',
    'Data e lindjes nuk mund të jetë në të ardhmen',
    'Birth date cannot be in the future',
  ),
  rule(
    { contractStarted: '1999-12-31' },
    'contractStarted',
    'dateTooEarly',
    'Jo para 01.01.2000',
    'Not before 01.01.2000',
  ),
  rule(
    { jobStarted: '1999-12-31' },
    'jobStarted',
    'dateTooEarly',
    'Jo para 01.01.2000',
    'Not before 01.01.2000',
  ),
  rule({ contractStarted: '2199-01-01' }, 'contractStarted', 'dateTooLate', ...tooLate),
  rule({ jobStarted: '2199-01-01' }, 'jobStarted', 'dateTooLate', ...tooLate),
  rule({ expirationContract: '2199-01-01' }, 'expirationContract', 'dateTooLate', ...tooLate),
  rule({ bruttoSalary: 1000.001 }, 'bruttoSalary', 'amountInvalid', ...amount),
  rule(
    { expirationContract: '2024-02-29' },
    'expirationContract',
    'endBeforeStart',
    'Kontrata mbaron para se të fillojë',
    'The contract ends before it starts',
  ),
  rule(
    { contractStarted: null },
    'contractStarted',
    'dateMissing',
    'Fillimi i kontratës është i detyrueshëm',
    'Contract start is required',
  ),
  rule({ email: 'arta' }, 'email', 'emailInvalid', ...email),
  rule({ email: 'arta@example' }, 'email', 'emailInvalid', ...email),
  rule({ email: 'arta@example.a' }, 'email', 'emailInvalid', ...email),
  rule({ phone: 'abc' }, 'phone', 'phoneInvalid', ...phone),
  rule({ phone: '+3834' }, 'phone', 'phoneInvalid', ...phone),
  rule({ phone: null }, 'phone', 'phoneMissing', 'Telefoni është i detyrueshëm', 'Phone is required'),
  rule(
    { occupation: null },
    'occupation',
    'occupationMissing',
    'Pozita është e detyrueshme',
    'Position is required',
  ),
  rule(
    { bruttoSalary: null },
    'bruttoSalary',
    'grossMissing',
    'Paga bruto ose neto është e detyrueshme',
    'Gross or net salary is required',
  ),
  rule(
    { bruttoSalary: null },
    'nettoSalary',
    'netMissing',
    'Paga neto është e detyrueshme',
    'Net salary is required',
  ),
  rule(
    { bruttoSalary: null },
    'contribution',
    'contributionMissing',
    'Kontributi është i detyrueshëm',
    'Contribution is required',
  ),
  rule(
    { salaryPaymentType: 2, bruttoSalary: null },
    'pricePerHour',
    'salaryMissing',
    'Paga është e detyrueshme',
    'Salary must be filled',
  ),
  rule(
    { salaryPaymentType: 3 },
    'projectBudgetLines',
    'projectMissing',
    'Zgjidhni linjat e buxhetit që e paguajnë',
    'Choose the budget lines that pay the salary',
  ),
  rule(
    { salaryPaymentType: 3, projectBudgetLines: [line] },
    'projectBudgetLines.0.budgetLines.0.percentage',
    'lineOver100',
    'Përqindja e linjës së buxhetit nuk mund të kalojë 100%',
    'Budget line percentage cannot exceed 100%',
  ),
  rule(
    { healthInsurance: 1, familyMembers: [{ familyMemberType: 1, members: 0 }] },
    'familyMembers.0.members',
    'familyCount',
    'Së paku 1',
    'At least 1',
  ),
  rule(
    { contributePercentage: 101 },
    'contributePercentage',
    'percentageInvalid',
    'Një përqindje nga 0 deri në 100',
    'A percentage from 0 to 100',
  ),
];

/** What deserves a look and is saved all the same, on 31 October 2026, with its words in both languages. */
export const EMPLOYEE_WARNINGS: readonly EmployeeRule[] = [
  rule(
    { personalNumber: '1234567890' },
    'personalNumber',
    'idNumberCheckDigit',
    'Shifra e kontrollit nuk përputhet; krahasojeni me letërnjoftimin',
    'The check digit does not match; compare it with the identity card',
  ),
  rule(
    { bankAccountNumber: '1212012345678907' },
    'bankAccountNumber',
    'accountCheckDigits',
    'Shifrat e kontrollit nuk përputhen; krahasojeni me dokumentin e bankës',
    "The check digits do not match; compare it with the bank's document",
  ),
  rule(
    { bruttoSalary: 499.99 },
    'bruttoSalary',
    'belowMinimumWage',
    'Nën pagën minimale prej {{minimum}} €',
    'Below the minimum wage of {{minimum}} €',
  ),
  rule(
    { contributePercentage: 4.99 },
    'contributePercentage',
    'contributionUnusual',
    'Zakonisht nga 5 deri në 15 %',
    'Usually from 5 to 15 %',
  ),
  rule(
    { contributePercentage: 15.01 },
    'contributePercentage',
    'contributionUnusual',
    'Zakonisht nga 5 deri në 15 %',
    'Usually from 5 to 15 %',
  ),
  rule(
    { employerContributePercentage: 100.01 },
    'employerContributePercentage',
    'employerOutside',
    'Duhet të jetë nga 0 deri në 100 %',
    'It must be from 0 to 100 %',
  ),
  rule(
    { email: null },
    'email',
    'emailMissing',
    'Pa e-mail fletëpagesa nuk mund t’i dërgohet',
    'Without an e-mail the payslip cannot be sent',
  ),
];
