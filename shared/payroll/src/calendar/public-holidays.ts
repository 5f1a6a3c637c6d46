import { addDays, type CivilDate, civilDate, parts, weekday } from '@paga/calendar';
import { catholicEaster, orthodoxEaster } from './easter.ts';

/** A public holiday by name; the screens have the texts. */
export type HolidayKey =
  | 'newYear'
  | 'newYearSecond'
  | 'orthodoxChristmas'
  | 'independence'
  | 'constitution'
  | 'labour'
  | 'europe'
  | 'catholicChristmas'
  | 'catholicEaster'
  | 'orthodoxEaster'
  | 'bajramFitr'
  | 'bajramAdha';

/** A public holiday: the day it falls on and the day off. Several names when two fall on one date. */
export type PublicHoliday = { date: CivilDate; fallsOn: CivilDate; keys: HolidayKey[] };

/** First days of the two Bajrams; a lunar year may bring the same one twice into a civil year. */
export type BajramDates = { bajramFitr: readonly CivilDate[]; bajramAdha: readonly CivilDate[] };

/** The announced or expected Bajrams by year; an editable default, since the moon decides. */
export const knownBajrams: Readonly<Record<number, BajramDates>> = {
  2024: { bajramFitr: ['2024-04-10'], bajramAdha: ['2024-06-16'] },
  2025: { bajramFitr: ['2025-03-30'], bajramAdha: ['2025-06-06'] },
  2026: { bajramFitr: ['2026-03-20'], bajramAdha: ['2026-05-27'] },
  2027: { bajramFitr: ['2027-03-09'], bajramAdha: ['2027-05-16'] },
};

const fixed = [
  ['newYear', 1, 1],
  ['newYearSecond', 1, 2],
  ['orthodoxChristmas', 1, 7],
  ['independence', 2, 17],
  ['constitution', 4, 9],
  ['labour', 5, 1],
  ['europe', 5, 9],
  ['catholicChristmas', 12, 25],
] as const;

/**
 * The public holidays of a year by law, as days off in order of date, and which Bajrams are unknown (rules §9).
 *
 * One that falls on Saturday or Sunday moves to the next free weekday, for every company; two on one date count once.
 * Example: `publicHolidays(2026).holidays.length` is `12`; 9 May, a Saturday, is off on `'2026-05-11'`.
 */
export function publicHolidays(
  year: number,
  bajrams: BajramDates | undefined = knownBajrams[year],
): { holidays: PublicHoliday[]; missing: ('bajramFitr' | 'bajramAdha')[] } {
  const byDate = new Map<CivilDate, HolidayKey[]>();
  const add = (date: CivilDate, key: HolidayKey) => byDate.set(date, [...(byDate.get(date) ?? []), key]);
  for (const [key, month, day] of fixed) add(civilDate(year, month, day), key);
  add(addDays(catholicEaster(year), 1), 'catholicEaster');
  add(addDays(orthodoxEaster(year), 1), 'orthodoxEaster');
  for (const date of bajrams?.bajramFitr ?? []) add(date, 'bajramFitr');
  for (const date of bajrams?.bajramAdha ?? []) add(date, 'bajramAdha');
  const missing = (['bajramFitr', 'bajramAdha'] as const).filter(
    (key) => !bajrams?.[key].some((date) => parts(date).year === year),
  );
  return { holidays: movedOffWeekends(byDate), missing };
}

function movedOffWeekends(byDate: ReadonlyMap<CivilDate, HolidayKey[]>): PublicHoliday[] {
  const inOrder = [...byDate].sort(([a], [b]) => (a < b ? -1 : 1));
  const taken = new Set(inOrder.map(([date]) => date).filter((date) => weekday(date) < 6));
  const holidays = inOrder.map(([fallsOn, keys]): PublicHoliday => {
    if (weekday(fallsOn) < 6) return { date: fallsOn, fallsOn, keys };
    let date = addDays(fallsOn, 1);
    while (weekday(date) >= 6 || taken.has(date)) date = addDays(date, 1);
    taken.add(date);
    return { date, fallsOn, keys };
  });
  return holidays.sort((a, b) => (a.date < b.date ? -1 : 1));
}
