import type { Period } from '#month/period/use-period.ts';

/** Whose place it is: a person in a company. */
export type Owner = { userId: number; companyId: number };

/** Where a person has left the table: the month, and how far it was scrolled. */
type LastPlace = Period & { top: number; left: number };

const keyOf = ({ userId, companyId }: Owner) => `paga.salaries.${userId}.${companyId}`;
const whole = (value: unknown): value is number => Number.isInteger(value);

/** Where this person was last, in this browser. */
export function lastPlace(owner: Owner): LastPlace | undefined {
  try {
    const { month, year, top, left } = JSON.parse(localStorage.getItem(keyOf(owner)) ?? '{}');
    const isMonth = whole(month) && month >= 1 && month <= 12 && whole(year) && year >= 2000 && year <= 2100;
    return isMonth ? { month, year, top: whole(top) ? top : 0, left: whole(left) ? left : 0 } : undefined;
  } catch {
    // A damaged or forbidden storage only loses the place.
    return undefined;
  }
}

/** Remembers where the person is. */
export function keepPlace(
  owner: Owner,
  { month, year }: Period,
  { top, left }: { top: number; left: number },
): void {
  const place: LastPlace = { month, year, top: Math.round(top), left: Math.round(left) };
  try {
    localStorage.setItem(keyOf(owner), JSON.stringify(place));
  } catch {
    // Private windows may refuse; the next visit then begins at the month that home names.
  }
}
