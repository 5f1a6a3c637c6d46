import type { Finding } from '@paga/contract/payroll';
import { SalaryPaymentType } from '@paga/contract/shapes';
import type { EditField } from '#month/rows/edit-fields.ts';
import type { Period } from './use-period.ts';

const paths = {
  calculations: '/calculations',
  check: '/calculations/check',
  review: '/calculations/review',
  whatIf: '/calculations/what-if',
  pay: '/calculations/pay',
} as const;

/** The address of a view of a month. */
export function placeOf(view: keyof typeof paths, { month, year }: Period): string {
  return `${paths[view]}?month=${month}&year=${year}`;
}

const wages = {
  [SalaryPaymentType.fixed]: 'bruttoSalary',
  [SalaryPaymentType.hourly]: 'pricePerHour',
  [SalaryPaymentType.project]: 'shares',
} as const;

type Found = Pick<
  Finding,
  'code' | 'employeeId' | 'salaryId' | 'salaryPaymentType' | 'isDeleted' | 'old' | 'new' | 'value' | 'kind'
>;

/** The windows of a row that a finding is fixed in. */
const WINDOWS = ['gross', 'hours', 'additions', 'deductions'] as const;
export type FixWindow = (typeof WINDOWS)[number];
export const isWindow = (by: string): by is FixWindow => WINDOWS.some((one) => one === by);

/** What is changed to mend a finding: something of the employee, or the employee's row of the month. Somebody deleted has only the row. */
export function fixedBy({ code, salaryPaymentType, isDeleted, value, old = 0, new: is = 0 }: Found) {
  if (isDeleted) return 'row';
  switch (code) {
    case 'ACCOUNT_MISSING':
    case 'ACCOUNT_SHARED':
    case 'ACCOUNT_CHANGED':
    case 'ACCOUNT_DIGITS':
      return 'bankAccountNumber';
    case 'BELOW_MINIMUM_WAGE':
      return wages[salaryPaymentType];
    case 'PERSONAL_NUMBER_MISSING':
    case 'PERSONAL_NUMBER_DIGITS':
    case 'PERSON_TWICE':
    case 'PERSONAL_NUMBER_TWICE':
      return 'personalNumber';
    case 'NAME_SHORT':
      return 'lastName';
    case 'SECONDARY_JOB':
      return 'employerTier';
    case 'TAX_EXEMPT':
      return 'noTaxes';
    case 'CONTRIBUTIONS_EXEMPT':
      return 'hasContributions';
    case 'RAISE_UNUSUAL':
      return value === 'typed' ? 'gross' : wages[salaryPaymentType];
    case 'HOURS_UNUSUAL':
    case 'HOURS_OVER_MONTH':
      return 'hours';
    case 'NET_SWING':
      return is > old ? 'additions' : 'deductions';
    case 'NET_BELOW_ZERO':
    // The window names the lines and leads to them.
    case 'LINES_CUT':
      return 'deductions';
    case 'ABSENCE_UNBOOKED':
    case 'LEAVE_OVER_MONTH':
    case 'LEAVE_EXCEEDS_HOURS':
      return 'leave';
    case 'TERMS_CHANGED_IN_MONTH':
      return 'history';
    default:
      return 'row';
  }
}

const hours = {
  night: 'nightHours',
  weekend: 'weekendHours',
  afterWork: 'afterWorkHours',
  holiday: 'holidaysHours',
  guard: 'guardHours',
} as const;

/** The cell of the row that a finding is fixed in, by the window that has it. */
export function fieldOfFix(by: FixWindow, { kind }: Pick<Found, 'kind'>): EditField {
  if (by === 'hours') return hours[kind ?? 'weekend'];
  return ({ gross: 'initialBrutto', additions: 'extraBrutto', deductions: 'stops' } as const)[by];
}

/** The address of a row of the month's table, at the cell that is named; without one at the net. */
function placeOfRow(salaryId: number, period: Period, field?: EditField): string {
  return `${placeOf('calculations', period)}&row=${salaryId}${field ? `&field=${field}` : ''}`;
}

/** The address of an edit window of a row, by one of its fields. */
export function placeOfWindow(salaryId: number, period: Period, field: EditField): string {
  return `${placeOfRow(salaryId, period, field)}&window=open`;
}

/** The address where a finding is fixed: a field of the employee, the leave of the person, or the cell of the table. */
export function placeOfFix(finding: Found, period: Period): string {
  const { employeeId, salaryId } = finding;
  const by = fixedBy(finding);
  if (by === 'row') return placeOfRow(salaryId, period);
  if (isWindow(by)) return placeOfRow(salaryId, period, fieldOfFix(by, finding));
  if (by === 'leave' || by === 'history') return `/employees/${employeeId}?tab=${by}`;
  return `/employees/${employeeId}?field=${by}`;
}
