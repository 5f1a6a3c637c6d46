import type { ProposedHoliday } from '@paga/contract/company/law/public-holidays';
import { type Language, monthName } from '@paga/kit';
import { addDays, daysBetween, parts } from '@paga/payroll';
import { isDayOff } from '../leave/use-days-off.ts';

/** A day of the chart: `off` costs no leave, for its weekday or a public holiday, which is named. */
export type WallDay = { date: string; off: boolean; holiday: string | null };

type DaysOff = { weekWorkingDays: number; holidays: readonly ProposedHoliday[] };

/** More days than these are shown as months: a day has no room for a number. */
const AS_DAYS = 62;

/** The days from a first to a last one, both included. */
export function wallDays(
  { from, to }: { from: string; to: string },
  { weekWorkingDays, holidays }: DaysOff,
  language: Language,
): WallDay[] {
  const names = new Map(holidays.map(({ date, name, nameEn }) => [date, language === 'sq' ? name : nameEn]));
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => {
    const date = addDays(from, index);
    const holiday = names.get(date) ?? null;
    return { date, holiday, off: holiday !== null || isDayOff(date, weekWorkingDays) };
  });
}

/** Whether each day has a heading of its own, or each month. */
export const scaleOf = (days: readonly WallDay[]): 'days' | 'months' =>
  days.length > AS_DAYS ? 'months' : 'days';

/** A stretch of the days of one month. */
type MonthSpan = { key: string; name: string; first: number; last: number };

/** The months of the days, each from its first to its last place. */
export function monthSpans(days: readonly WallDay[], language: Language): MonthSpan[] {
  const spans: MonthSpan[] = [];
  for (const [index, { date }] of days.entries()) {
    const key = date.slice(0, 7);
    const open = spans.at(-1);
    if (open?.key === key) open.last = index;
    else spans.push({ key, name: monthName(parts(date).month, language), first: index, last: index });
  }
  return spans;
}

/** Where a stretch of places lies in the row of all, in percent. */
export function placed(first: number, last: number, count: number): { left: string; width: string } {
  return { left: `${(first * 100) / count}%`, width: `${((last - first + 1) * 100) / count}%` };
}
