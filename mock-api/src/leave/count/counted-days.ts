import type { LeaveTypeId } from '@paga/contract/leave';
import { isLeaveDay, toCivilDate, toDayNumber, type WeekWorkingDays } from '@paga/payroll';
import { type LeaveRules, weekOf } from './leave-rules.ts';

/** Dates and type of a leave. */
export type LeaveDates = { type: LeaveTypeId; from: string; to: string };

/**
 * The days a leave costs, by the same rule as the salary: weekdays of the company's week without public holidays, of maternity every
 * weekday. Null when the company has no leave setting for one of its months.
 */
export function countedDays(
  { type, from, to }: LeaveDates,
  { settings, holidays }: LeaveRules,
): string[] | null {
  const days: string[] = [];
  const free = new Set([...holidays].map(toDayNumber));
  const last = toDayNumber(to);
  let [month, week]: [string, WeekWorkingDays | undefined] = ['', undefined];
  for (let number = toDayNumber(from); number <= last; number += 1) {
    const date = toCivilDate(number);
    // A month goes by one setting: it is looked up once.
    if (!date.startsWith(month) || month === '') [month, week] = [date.slice(0, 7), weekOf(settings, date)];
    if (week === undefined) return null;
    if (isLeaveDay(type, number, week, free)) days.push(date);
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
