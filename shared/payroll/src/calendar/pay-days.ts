import {
  type CivilDate,
  type DayNumber,
  dayNumberOf,
  monthLength,
  toDayNumber,
  weekdayOf,
} from '@paga/calendar';
import { PayrollError } from '#payroll-error.ts';

/** Working days of the company's week: 5 Monday to Friday, 6 Monday to Saturday, 7 all (rules §3). */
export type WeekWorkingDays = 5 | 6 | 7;

/** A person's contract; both dates are contract days, an empty end means it goes on. */
export type Contract = { started: CivilDate; ended?: CivilDate | null };

/** Hours of the full-time week, whatever its days (rules §3). */
export const HOURS_OF_WEEK = 40;

/**
 * The company's setting as a week. Errors: `INVALID_PERIOD` for anything but 5, 6, 7.
 *
 * Example: `toWeekWorkingDays(5)` is `5`.
 */
export function toWeekWorkingDays(days: number): WeekWorkingDays {
  if (days === 5 || days === 6 || days === 7) return days;
  throw new PayrollError('INVALID_PERIOD', { weekWorkingDays: days });
}

/** Whether a day is a weekday of that week. Example: Saturday is one for 6, not for 5. */
export function isWeekday(day: DayNumber, week: WeekWorkingDays): boolean {
  return weekdayOf(day) <= week;
}

/**
 * The pay days of a month as day numbers: its weekdays, public holidays included.
 *
 * Example: `payDayNumbers(2026, 10, 5).length` is `22`.
 */
export function payDayNumbers(year: number, month: number, week: WeekWorkingDays): DayNumber[] {
  const first = dayNumberOf(year, month, 1);
  const days: DayNumber[] = [];
  for (let day = first; day < first + monthLength(year, month); day += 1)
    if (isWeekday(day, week)) days.push(day);
  return days;
}

/**
 * How many pay days a month has. Errors: `INVALID_PERIOD`. Example: `payDays(2026, 1, 5)` is `22`, three of them holidays.
 */
export function payDays(year: number, month: number, week: WeekWorkingDays): number {
  return payDayNumbers(year, month, toWeekWorkingDays(week)).length;
}

/**
 * Who is in a month: started on or before its last day, not ended before its first; never today's status (rules §3).
 * Drafts are the caller's business: a draft is in no month.
 *
 * Example: `isInMonth({ started: '2026-10-31' }, 2026, 10)` is `true`.
 */
export function isInMonth(contract: Contract, year: number, month: number): boolean {
  const first = dayNumberOf(year, month, 1);
  const last = first + monthLength(year, month) - 1;
  return toDayNumber(contract.started) <= last && (!contract.ended || toDayNumber(contract.ended) >= first);
}
