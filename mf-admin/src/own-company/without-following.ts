import type { ReadinessLine } from '@paga/contract/company/settings';

/** What comes with the employees themselves. */
const WITH_EMPLOYEES: ReadonlySet<ReadinessLine['key']> = new Set([
  'bankAccounts',
  'personalNumbers',
  'salaries',
]);

/** While there are no employees, what is missing of them is no further point. */
export function withoutFollowing(lines: readonly ReadinessLine[]): ReadinessLine[] {
  const hasNobody = lines.some(({ key, done }) => key === 'employees' && !done);
  return lines.filter(({ key }) => !hasNobody || !WITH_EMPLOYEES.has(key));
}
