import { addDays, addMonths, type CivilDate, daysBetween, parts } from '@paga/calendar';

/** Most months that unbroken contracts of fixed term may last together (Law on Labour 03/L-212, art. 10). */
const MOST_MONTHS = 120;

/**
 * The last day of a term as long as the one that ends, from the day after it: whole months where the term has whole months, else as many days.
 *
 * Example: `sameTermAgain('2026-01-15', '2026-07-14')` is `'2027-01-14'`; ten days from 1 to 10 October go on to `'2026-10-20'`.
 */
export function sameTermAgain(started: CivilDate, ended: CivilDate): CivilDate {
  const next = addDays(ended, 1);
  const [from, to] = [parts(started), parts(next)];
  const months = (to.year - from.year) * 12 + to.month - from.month;
  return months > 0 && addMonths(started, months) === next
    ? addDays(addMonths(started, months * 2), -1)
    : addDays(ended, daysBetween(started, next));
}

/**
 * The last day that contracts of fixed term since `since` may reach: ten years (Law on Labour 03/L-212, art. 10). What goes on after it is without term.
 *
 * Example: `lastOfTenYears('2017-03-01')` is `'2027-02-28'`.
 */
export const lastOfTenYears = (since: CivilDate): CivilDate => addDays(addMonths(since, MOST_MONTHS), -1);
