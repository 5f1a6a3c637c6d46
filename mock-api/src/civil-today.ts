import type { CivilDate } from '@paga/contract/shapes';

const inBelgrade = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Belgrade', year: 'numeric', month: '2-digit', day: '2-digit' });

/** The civil date of an instant where the companies are. */
export function civilDateOf(instant: Date): CivilDate {
  return inBelgrade.format(instant);
}
