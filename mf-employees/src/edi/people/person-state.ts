import type { EdiPerson } from '@paga/contract/employees';
import type { Confirmed } from '#edi/lists/use-edi-import.ts';

/** What saving does with somebody: adds a draft, or passes the person over (and why). */
export type PersonState = 'new' | 'existing' | 'leftOut' | 'invalid';

/** What saving would do with somebody. */
export function stateOf(
  { key, existing, problems }: EdiPerson,
  { leftOut }: Pick<Confirmed, 'leftOut'>,
): PersonState {
  if (existing) return 'existing';
  if (problems.some(({ severity }) => severity === 'error')) return 'invalid';
  return leftOut.has(key) ? 'leftOut' : 'new';
}

/** The first day of a contract: the confirmed one, else the first day of the first month. */
export const startOf = ({ key, contractStarted }: EdiPerson, { starts }: Pick<Confirmed, 'starts'>): string =>
  starts.get(key) ?? contractStarted;
