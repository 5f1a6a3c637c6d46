import type { CivilDate } from '@paga/contract/shapes';

const inBelgrade = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Belgrade', year: 'numeric', month: '2-digit', day: '2-digit' });
/** No time zone changes its date within a quarter of an hour that starts on one. */
const QUARTER_MS = 900_000;

let last = { quarter: Number.NaN, date: '' };

/** The civil date of an instant where the companies are. */
export function civilDateOf(instant: Date): CivilDate {
  const quarter = Math.floor(instant.getTime() / QUARTER_MS);
  if (quarter !== last.quarter) last = { quarter, date: inBelgrade.format(instant) };
  return last.date;
}
