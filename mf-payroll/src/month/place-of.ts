import type { FindingCode } from '@paga/contract/payroll';
import type { Period } from '#calculations/use-period.ts';

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

/** Fields of an employee that mend a finding; the others are mended in the month's table. */
const fields: Partial<Record<FindingCode, string>> = {
  ACCOUNT_MISSING: 'bankAccountNumber',
  ACCOUNT_SHARED: 'bankAccountNumber',
  ACCOUNT_CHANGED: 'bankAccountNumber',
  BELOW_MINIMUM_WAGE: 'bruttoSalary',
  CONTRACT_ENDED: 'expirationContract',
};

/** Where a finding is mended: a field of the employee, or the employee's row of the table. */
export function mendedAt({ code, employeeId, name }: { code: FindingCode; employeeId: number; name: string }, period: Period): string {
  const field = fields[code];
  if (field) return `/employees/${employeeId}?field=${field}`;
  return `${placeOf('calculations', period)}&find=${encodeURIComponent(name)}`;
}
