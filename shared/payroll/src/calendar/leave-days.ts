import { addDays, addMonths, type CivilDate, type DayNumber } from '@paga/calendar';
import { isWeekday, type WeekWorkingDays } from './pay-days.ts';

/** Kind of leave as on the wire: 0 annual, 1 medical, 2 maternity, 3 special. */
export type LeaveType = 0 | 1 | 2 | 3;
/** The kinds of leave by name. */
export const Leave = { annual: 0, medical: 1, maternity: 2, special: 3 } as const;

/** Months a maternity leave is paid by the company, then it is at 0 % (law; rules §3). */
const PAID_MATERNITY_MONTHS = 6;
/** Months a maternity leave lasts at most, by date (law; rules §3). */
export const MATERNITY_MONTHS = 12;

/**
 * The last day of maternity leave that the company pays: the day before the same day six months later.
 *
 * Example: `lastPaidMaternityDay('2025-08-31')` is `'2026-02-27'` (the same day is 28 February, the last of a shorter month).
 */
export function lastPaidMaternityDay(started: CivilDate): CivilDate {
  return addDays(addMonths(started, PAID_MATERNITY_MONTHS), -1);
}

/**
 * The last day a maternity leave may have: the day before the same day twelve months later.
 *
 * Example: `lastMaternityDay('2026-01-10')` is `'2027-01-09'`.
 */
export function lastMaternityDay(started: CivilDate): CivilDate {
  return addDays(addMonths(started, MATERNITY_MONTHS), -1);
}

/**
 * Whether one day of a leave costs a day: a weekday that is no public holiday; for maternity every weekday counts (rules §3, §9). Bookings, balances,
 * calendar, report and salary count by it. `free` are the public holidays as day numbers, so that a long leave asks each day once.
 *
 * Example: `isLeaveDay(0, toDayNumber('2026-01-01'), 5, new Set([toDayNumber('2026-01-01')]))` is `false`.
 */
export function isLeaveDay(
  type: LeaveType,
  day: DayNumber,
  week: WeekWorkingDays,
  free: ReadonlySet<DayNumber>,
): boolean {
  return isWeekday(day, week) && (type === Leave.maternity || !free.has(day));
}
