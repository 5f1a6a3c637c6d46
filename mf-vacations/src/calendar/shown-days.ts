import { formatDate, type Language, monthTitle } from '@paga/kit';
import { addDays, addMonths, monthEnd, monthStart, parts, weekday } from '@paga/payroll';

/** The views of the calendar, the last two the wall chart; leave is whole days, so none of them shows hours. */
export const CALENDAR_VIEWS = ['month', 'week', 'day', 'list', 'wall', 'year'] as const;
export type CalendarView = (typeof CALENDAR_VIEWS)[number];
/** The views that the library renders: the list is a table of ours. */
export type LibraryView = Exclude<CalendarView, 'list'>;

type Days = { from: string; to: string };

/** Whether a view is the wall chart. */
export const isWall = (view: CalendarView): boolean => view === 'wall' || view === 'year';

/** Whether a view is of few days, so that it is as high as those who are away. */
export const isShort = (view: CalendarView): boolean => view === 'week' || view === 'day';

const mondayOf = (date: string): string => addDays(date, 1 - weekday(date));

/** The days a view is about: the month, the week from Monday, the day, or the year. */
export function daysOf(view: CalendarView, date: string): Days {
  const { year, month } = parts(date);
  if (view === 'day') return { from: date, to: date };
  if (view === 'week') return { from: mondayOf(date), to: addDays(mondayOf(date), 6) };
  if (view === 'year') return { from: monthStart(year, 1), to: monthEnd(year, 12) };
  return { from: monthStart(year, month), to: monthEnd(year, month) };
}

/** The days a view renders: a month is rendered in full weeks. Only their leave is loaded. */
export function drawnDays(view: CalendarView, date: string): Days {
  const { from, to } = daysOf(view, date);
  return view === 'month' ? { from: mondayOf(from), to: addDays(mondayOf(to), 6) } : { from, to };
}

/** The day a step back or on leads to. */
export function stepped(view: CalendarView, date: string, step: 1 | -1): string {
  if (view === 'day') return addDays(date, step);
  if (view === 'year') return addMonths(date, 12 * step);
  return view === 'week' ? addDays(date, 7 * step) : addMonths(date, step);
}

/** What a view shows, as a heading: `Tetor 2026`, `05.10.2026 – 11.10.2026`, `05.10.2026`. */
export function headingOf(view: CalendarView, date: string, language: Language): string {
  const { from, to } = daysOf(view, date);
  const { year, month } = parts(date);
  if (view === 'day') return formatDate(date);
  if (view === 'year') return String(year);
  return view === 'week' ? `${formatDate(from)} – ${formatDate(to)}` : monthTitle(month, year, language);
}
