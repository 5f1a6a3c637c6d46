import { CalendarError } from './calendar-error.ts';

/** A civil date `YYYY-MM-DD`, in no time zone. Example: `'2026-10-15'`. */
export type CivilDate = string;

/** Days since 1970-01-01; civil arithmetic is done on these integers, never on instants. */
export type DayNumber = number;

/**
 * The last day of a month as a number, 28 to 31. `month` is 1..12.
 *
 * Errors: `INVALID_PERIOD`. Example: `monthLength(2024, 2)` is `29`.
 */
export function monthLength(year: number, month: number): number {
  if (!Number.isInteger(year) || !Number.isInteger(month) || month < 1 || month > 12)
    throw new CalendarError('INVALID_PERIOD', { year, month });
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/**
 * Days since 1970-01-01 of a year, month and day (proleptic Gregorian, years from 1).
 *
 * Example: `dayNumberOf(1970, 1, 2)` is `1`.
 */
export function dayNumberOf(year: number, month: number, day: number): DayNumber {
  const shifted = month <= 2 ? year - 1 : year;
  const century = Math.floor(shifted / 400);
  const yearOfCentury = shifted - century * 400;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  return (
    century * 146_097 +
    yearOfCentury * 365 +
    Math.floor(yearOfCentury / 4) -
    Math.floor(yearOfCentury / 100) +
    dayOfYear -
    719_468
  );
}

/**
 * The day number of a civil date.
 *
 * Errors: `INVALID_DATE` for another form or a day that does not exist. Example: `toDayNumber('2026-10-01')` is `20727`.
 */
export function toDayNumber(date: CivilDate): DayNumber {
  const { year, month, day } = parts(date);
  return dayNumberOf(year, month, day);
}

/**
 * Year, month (1..12) and day of a civil date.
 *
 * Errors: `INVALID_DATE`. Example: `parts('2026-10-15')` is `{ year: 2026, month: 10, day: 15 }`.
 */
export function parts(date: CivilDate): { year: number; month: number; day: number } {
  const year = digits(date, 0, 4);
  const month = digits(date, 5, 7);
  const day = digits(date, 8, 10);
  const formed = date.length === 10 && date[4] === '-' && date[7] === '-';
  if (
    !formed ||
    !(year >= 1) ||
    !(month >= 1 && month <= 12) ||
    !(day >= 1 && day <= monthLength(year, month))
  ) {
    throw new CalendarError('INVALID_DATE', { date });
  }
  return { year, month, day };
}

function digits(text: string, from: number, to: number): number {
  let value = 0;
  for (let index = from; index < to; index += 1) {
    const digit = text.charCodeAt(index) - 48;
    if (!(digit >= 0 && digit <= 9)) return Number.NaN;
    value = value * 10 + digit;
  }
  return value;
}

/**
 * The civil date of a day number. Example: `toCivilDate(20727)` is `'2026-10-01'`.
 */
export function toCivilDate(day: DayNumber): CivilDate {
  const shifted = day + 719_468;
  const century = Math.floor(shifted / 146_097);
  const dayOfCentury = shifted - century * 146_097;
  const yearOfCentury = Math.floor(
    (dayOfCentury -
      Math.floor(dayOfCentury / 1460) +
      Math.floor(dayOfCentury / 36_524) -
      Math.floor(dayOfCentury / 146_096)) /
      365,
  );
  const dayOfYear =
    dayOfCentury - (365 * yearOfCentury + Math.floor(yearOfCentury / 4) - Math.floor(yearOfCentury / 100));
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9;
  const year = yearOfCentury + century * 400 + (month <= 2 ? 1 : 0);
  return civilDate(year, month, dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1);
}

/**
 * A civil date from its parts. Errors: `INVALID_DATE`. Example: `civilDate(2026, 4, 6)` is `'2026-04-06'`.
 */
export function civilDate(year: number, month: number, day: number): CivilDate {
  const date = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  parts(date);
  return date;
}

/** Whether a text is a civil date that exists. Example: `isCivilDate('2026-02-29')` is `false`. */
export function isCivilDate(text: string): boolean {
  try {
    parts(text);
    return true;
  } catch {
    return false;
  }
}

/** The date so many days later (negative: earlier). Example: `addDays('2026-12-31', 1)` is `'2027-01-01'`. */
export function addDays(date: CivilDate, days: number): CivilDate {
  return toCivilDate(toDayNumber(date) + days);
}

/**
 * The same day so many months later, or the last day of a shorter month.
 *
 * Example: `addMonths('2025-08-31', 6)` is `'2026-02-28'`.
 */
export function addMonths(date: CivilDate, months: number): CivilDate {
  const { year, month, day } = parts(date);
  const index = year * 12 + month - 1 + months;
  const targetYear = Math.floor(index / 12);
  const targetMonth = index - targetYear * 12 + 1;
  return civilDate(targetYear, targetMonth, Math.min(day, monthLength(targetYear, targetMonth)));
}

/** Days from one date to another, 0 for the same. Example: `daysBetween('2026-10-01', '2026-10-15')` is `14`. */
export function daysBetween(from: CivilDate, to: CivilDate): number {
  return toDayNumber(to) - toDayNumber(from);
}

/** A date as people read and write it. Example: `dottedDate('2026-10-31')` is `'31.10.2026'`. */
export function dottedDate(date: CivilDate): string {
  return date.split('-').reverse().join('.');
}

/** First day of a month. Example: `monthStart(2026, 10)` is `'2026-10-01'`. */
export function monthStart(year: number, month: number): CivilDate {
  return civilDate(year, month, 1);
}

/** Last day of a month; also the default payment date (rules §2). Example: `monthEnd(2026, 2)` is `'2026-02-28'`. */
export function monthEnd(year: number, month: number): CivilDate {
  return civilDate(year, month, monthLength(year, month));
}

/** A day of the week, Monday 1 to Sunday 7. */
type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** Weekday of a day number. Example: `weekdayOf(0)` is `4`, a Thursday. */
export function weekdayOf(day: DayNumber): Weekday {
  return (((((day + 3) % 7) + 7) % 7) + 1) as Weekday;
}

/** Weekday of a date. Example: `weekday('2026-10-15')` is `4`. */
export function weekday(date: CivilDate): Weekday {
  return weekdayOf(toDayNumber(date));
}

/** Whole years of age on a day; a birthday on 29 February counts from 1 March in common years. Example: `ageOn('1991-10-31', '2026-10-31')` is `35`. */
export function ageOn(birthDate: CivilDate, date: CivilDate): number {
  const born = parts(birthDate);
  const now = parts(date);
  const before = now.month < born.month || (now.month === born.month && now.day < born.day);
  return now.year - born.year - (before ? 1 : 0);
}
