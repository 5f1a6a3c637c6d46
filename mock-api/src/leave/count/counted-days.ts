import type { VacationTypeId } from '@paga/contract/leave';
import { leaveDays, toCivilDate, toDayNumber } from '@paga/payroll';
import { type LeaveRules, weekOf } from './leave-rules.ts';

/** Dates and type of a leave. */
export type LeaveDates = { type: VacationTypeId; from: string; to: string };

/**
 * The days a leave costs, by the same rule as the salary: weekdays of the company's week without public holidays, of maternity every
 * weekday. Null when the company has no leave setting for one of its months.
 */
export function countedDays(
  { type, from, to }: LeaveDates,
  { settings, holidays }: LeaveRules,
): string[] | null {
  const days: string[] = [];
  const last = toDayNumber(to);
  for (let number = toDayNumber(from); number <= last; number += 1) {
    const date = toCivilDate(number);
    const week = weekOf(settings, date);
    if (week === undefined) return null;
    if (leaveDays({ type, from: date, to: date }, week, holidays) === 1) days.push(date);
  }
  return days;
}

/** How many of the days lie in each calendar year, by year. A leave over New Year's Eve costs days of both. */
export function daysByYear(days: readonly string[]): Map<number, number> {
  const count = new Map<number, number>();
  for (const day of days) {
    const year = Number(day.slice(0, 4));
    count.set(year, (count.get(year) ?? 0) + 1);
  }
  return count;
}
