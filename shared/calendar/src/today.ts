import { TZDate } from '@date-fns/tz';
import { lightFormat } from 'date-fns/lightFormat';
import type { CivilDate } from './civil-date.ts';

/** Kosovo keeps the time of Belgrade; the time zone database knows no zone of its own for it. */
const KOSOVO = 'Europe/Belgrade';
/** No time zone changes its date within a quarter of an hour that starts on one. */
const QUARTER_MS = 900_000;

let last = { quarter: Number.NaN, date: '' };

/** The civil date of an instant in Kosovo. Example: `civilDateOf(new Date('2026-06-30T22:00:00Z'))` is `'2026-07-01'`. */
export function civilDateOf(instant: Date): CivilDate {
  const quarter = Math.floor(instant.getTime() / QUARTER_MS);
  if (quarter !== last.quarter)
    last = { quarter, date: lightFormat(new TZDate(instant, KOSOVO), 'yyyy-MM-dd') };
  return last.date;
}

/** Today in Kosovo: the business day of the product, whatever the clock of the computer says. */
export function todayInKosovo(): CivilDate {
  return civilDateOf(new Date());
}
