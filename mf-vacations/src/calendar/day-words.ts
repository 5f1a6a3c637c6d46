import type { CalendarOptions } from '@fullcalendar/react';
import { type Language, monthName, weekdayName } from '@paga/kit';
import { parts, weekday } from '@paga/payroll';
import { type CalendarView, headingOf } from './shown-days.ts';

/** A day as it is read out: `e premte, 6 nëntor 2026`. */
export function dayLabel(date: string, language: Language): string {
  const { year, month, day } = parts(date);
  return `${weekdayName(weekday(date), language)}, ${day} ${monthName(month, language)} ${year}`;
}

type Formatted = { date: { marker: Date } };

/** The library's dates in our own words: browsers do not know Albanian. */
export function dayFormats(view: CalendarView, language: Language): CalendarOptions {
  const civil = ({ date: { marker } }: Formatted): string => marker.toISOString().slice(0, 10);
  const head = (info: Formatted): string => {
    const [name, { day, month }] = [weekdayName(weekday(civil(info)), language, true), parts(civil(info))];
    return view === 'month' ? name : `${name} ${day}.${month}.`;
  };
  const label = (info: Formatted): string => dayLabel(civil(info), language);
  return {
    dayHeaderFormat: head,
    listDayFormat: label,
    listDayAltFormat: false,
    popoverFormat: label,
    titleFormat: (info: Formatted) => headingOf(view, civil(info), language),
  };
}
