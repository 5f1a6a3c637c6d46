import type { Finding } from '@paga/contract/payroll';
import { SalaryPaymentType } from '@paga/contract/shapes';
import type { Period } from './use-period.ts';

const paths = {
  calculations: '/calculations',
  check: '/calculations/check',
  review: '/calculations/review',
  whatIf: '/calculations/what-if',
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

type Found = Pick<Finding, 'code' | 'employeeId' | 'name' | 'salaryPaymentType' | 'isDeleted'>;

/** What is changed to mend a finding: something of the employee, or the employee's row of the month. Somebody deleted has only the row. */
export function fixedBy({ code, salaryPaymentType, isDeleted }: Found) {
  if (isDeleted) return 'row';
  switch (code) {
    case 'ACCOUNT_MISSING':
    case 'ACCOUNT_SHARED':
    case 'ACCOUNT_CHANGED':
      return 'bankAccountNumber';
    case 'BELOW_MINIMUM_WAGE':
      return wages[salaryPaymentType];
    case 'LEAVE_OVER_MONTH':
      return 'leave';
    default:
      return 'row';
  }
}

/** The address where a finding is fixed: a field of the employee, the leave of the person, or the row of the table. */
export function placeOfFix(finding: Found, period: Period): string {
  const { employeeId, name } = finding;
  const by = fixedBy(finding);
  if (by === 'row') return `${placeOf('calculations', period)}&find=${encodeURIComponent(name)}`;
  if (by === 'leave') return `/employees/${employeeId}?tab=leave`;
  return `/employees/${employeeId}?field=${by}`;
}
