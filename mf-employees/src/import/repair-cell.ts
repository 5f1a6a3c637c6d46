import {
  EMPLOYEE_EMAIL,
  EMPLOYEE_PHONE,
  EmployeeLimits,
  type ImportColumn,
  type ImportProblemCode,
  type ImportRow,
  splitFullName,
} from '@paga/contract/employees';
import { EmployerTier, EmploymentType, Gender } from '@paga/contract/shapes';
import { bankOf, checkBankAccount, checkPersonalNumber, monthEnd, netForGross, toCents, toEuro } from '@paga/payroll';

type Reading = Partial<ImportRow> | ImportProblemCode;
type Read = (text: string, row: ImportRow) => Reading;

const optional = (column: 'jobTitle' | 'address' | 'bank', max: number): Read => {
  return (text) => (text.length > max ? 'textTooLong' : { [column]: text || null });
};
const pattern = (column: 'emailAddress' | 'phoneNumber', expected: RegExp, code: ImportProblemCode): Read => {
  return (text) => (text === '' || expected.test(text) ? { [column]: text || null } : code);
};
const choice = <Value extends number>(
  column: 'employerTier' | 'employmentType' | 'gender',
  values: readonly Value[],
  code: ImportProblemCode,
): Read => {
  return (text) => {
    const value = values.find((candidate) => `${candidate}` === text);
    return value === undefined ? code : { [column]: value };
  };
};

/** How what a person types for a cell is read; a code says why not. The server checks it again when the row is saved. */
const READ: Record<ImportColumn, Read> = {
  name: (text) => {
    const words = text.split(/\s+/).filter(Boolean);
    if (words.length < EmployeeLimits.nameWords.min) return words.length === 0 ? 'nameMissing' : 'nameOneWord';
    if (words.length > EmployeeLimits.nameWords.max) return 'nameTooManyWords';
    const name = words.join(' ');
    const [firstName, lastName] = splitFullName(name);
    return name.length > EmployeeLimits.name ? 'textTooLong' : { name, firstName, lastName };
  },
  idNumber: (text) => {
    const { ok, value, problem } = checkPersonalNumber(text.replace(/\s/g, ''));
    if (ok) return { idNumber: value };
    return problem?.code === 'LEADING_ZERO_LOST' ? 'idNumberZeroLost' : 'idNumberLength';
  },
  bankAccountNumber: (text, row) => {
    if (text === '') return { bankAccountNumber: null };
    const { ok, value } = checkBankAccount(text);
    return ok ? { bankAccountNumber: value, bank: row.bank ?? bankOf(value) } : 'accountLength';
  },
  emailAddress: pattern('emailAddress', EMPLOYEE_EMAIL, 'emailInvalid'),
  phoneNumber: pattern('phoneNumber', EMPLOYEE_PHONE, 'phoneInvalid'),
  grossSalary: (text) => {
    if (!/^\d+([.,]\d{1,2})?$/.test(text)) return text === '' ? 'grossMissing' : 'grossNotNumber';
    const grossSalary = Number(text.replace(',', '.'));
    return grossSalary > EmployeeLimits.grossSalary ? 'grossTooLarge' : { grossSalary };
  },
  contributionPercentage: (text) => {
    if (text === '') return { contributionPercentage: null };
    const percentage = Number(text.replace(',', '.'));
    return percentage >= 0 && percentage <= 100 ? { contributionPercentage: percentage } : 'percentageInvalid';
  },
  contractDate: (text) => {
    if (text === '') return 'dateMissing';
    return text < EmployeeLimits.earliestStart ? 'dateTooEarly' : { contractDate: text };
  },
  jobTitle: optional('jobTitle', EmployeeLimits.text),
  address: optional('address', EmployeeLimits.address),
  bank: optional('bank', EmployeeLimits.text),
  class: (text) =>
    text.length > EmployeeLimits.text ? 'textTooLong' : { class: text || null, sectors: text === '' ? [] : [{ name: text }] },
  employerTier: choice('employerTier', Object.values(EmployerTier), 'tierUnknown'),
  employmentType: choice('employmentType', Object.values(EmploymentType), 'employmentTypeUnknown'),
  gender: choice('gender', Object.values(Gender), 'genderUnknown'),
};

/** A repaired row, or why the new value will not do; `other` is the row that has the same personal number. */
type Repair = { row: ImportRow } | { code: ImportProblemCode; other?: number };

/** Puts a new value into a cell of a row and takes away the problems of that cell. `today` chooses the tax table of the shown net. */
export function repairCell(
  row: ImportRow,
  column: ImportColumn,
  typed: string,
  { rows, today }: { rows: readonly ImportRow[]; today: string },
): Repair {
  const reading = READ[column](typed.trim().replace(/\s+/g, ' '), row);
  if (typeof reading === 'string') return { code: reading };
  const twin = reading.idNumber && rows.find((other) => other.row !== row.row && other.idNumber === reading.idNumber);
  if (twin) return { code: 'idNumberTwice', other: twin.row };
  const errors = row.errors.filter((problem) => problem.column !== column);
  const warnings = row.warnings.filter((problem) => problem.column !== column);
  return { row: withNet({ ...row, ...reading, errors, warnings, isValid: errors.length === 0 }, today) };
}

function withNet(row: ImportRow, today: string): ImportRow {
  if (row.grossSalary === null) return row;
  const [year = 0, month = 0] = today.split('-').map(Number);
  const { net, tax, contribution } = netForGross(toCents(row.grossSalary), {
    tier: row.employerTier ?? EmployerTier.primary,
    paymentDate: monthEnd(year, month),
    employeePercentage: row.contributionPercentage,
  });
  return { ...row, netSalary: toEuro(net), tax: toEuro(tax), contribution: toEuro(contribution) };
}
