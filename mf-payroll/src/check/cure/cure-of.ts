import type { CorrectedField } from '@paga/contract/employees';
import type { Finding } from '@paga/contract/payroll';
import { type FixWindow, fixedBy, isWindow } from '#month/period/place-of.ts';

/** What is cured where it was found: an identifier of the employee, or what is typed in the row of the month. Null: it is cured elsewhere. */
type CureHere = { field: CorrectedField; was: string | null } | { window: FixWindow } | null;

const NUMBERS: readonly Finding['code'][] = ['PERSONAL_NUMBER_MISSING', 'PERSONAL_NUMBER_DIGITS'];

/** How a finding is cured on the spot. What would decide what somebody is paid from a day on needs the whole form, as does a person entered twice. */
export function cureOf(finding: Finding): CureHere {
  const { code, account, value } = finding;
  const by = fixedBy(finding);
  if (isWindow(by)) return { window: by };
  if (by === 'bankAccountNumber') return { field: by, was: account ?? value ?? null };
  return NUMBERS.includes(code) && by === 'personalNumber' ? { field: by, was: value ?? null } : null;
}
