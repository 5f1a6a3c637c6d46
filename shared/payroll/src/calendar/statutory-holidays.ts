import { parts } from '@paga/calendar';
import { areBajramsAnnounced, bajramsOf } from './bajram.ts';
import { type BajramDates, type PublicHoliday, publicHolidays } from './public-holidays.ts';

/** The years whose public holidays are computed: from the present law on, as far as the Umm al-Qura calendar is of use. */
export const statutoryYears = { first: 2009, last: 2100 } as const;

/** A public holiday by law; unconfirmed where it is a Bajram on a date that is expected, not announced. */
export type StatutoryHoliday = PublicHoliday & { confirmed: boolean };

const known = new Map<number, readonly StatutoryHoliday[]>();

function withNeighbours(year: number): BajramDates {
  const years = [bajramsOf(year - 1), bajramsOf(year)];
  return {
    bajramFitr: years.flatMap((of) => of.bajramFitr),
    bajramAdha: years.flatMap((of) => of.bajramAdha),
  };
}

function computed(year: number): StatutoryHoliday[] {
  // A Bajram on the last weekend of December has its day off in January, after the New Year's days.
  const { holidays } = publicHolidays(year, withNeighbours(year));
  return holidays
    .filter(({ date }) => parts(date).year === year)
    .map((holiday) => {
      const isBajram = holiday.keys.some((key) => key === 'bajramFitr' || key === 'bajramAdha');
      return { ...holiday, confirmed: !isBajram || areBajramsAnnounced(parts(holiday.fallsOn).year) };
    });
}

/**
 * The days off of any year from 2009 to 2100 by law (rules §9, §11): fixed days, both Easter Mondays and both Bajrams, moved from weekends. None
 * in another year.
 *
 * Example: `statutoryHolidays(2028)` has 17 February, confirmed, and Eid al-Fitr, by the Umm al-Qura calendar on 26 February, a Saturday, and
 * therefore off on `'2028-02-28'`, unconfirmed.
 */
export function statutoryHolidays(year: number): readonly StatutoryHoliday[] {
  if (year < statutoryYears.first || year > statutoryYears.last) return [];
  const holidays = known.get(year) ?? computed(year);
  known.set(year, holidays);
  return holidays;
}
