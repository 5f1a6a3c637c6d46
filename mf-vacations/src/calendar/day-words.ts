import type { CalendarOptions } from '@fullcalendar/react';
import { type Language, weekdayName } from '@paga/kit';
import { parts } from '@paga/payroll';
import { dayLabel } from '../leave/day-label.ts';
import { type CalendarView, headingOf } from './shown-days.ts';
import { WALL_VIEWS } from './wall-view.tsx';

type Formatted = { date: { marker: Date } };

/** The library's dates in our own words: browsers do not know Albanian. */
export function dayFormats(view: CalendarView, language: Language): CalendarOptions {
  const civil = ({ date: { marker } }: Formatted): string => marker.toISOString().slice(0, 10);
  const label = (info: Formatted): string => dayLabel(civil(info), language);
  return {
    // Not a format: on a phone the library would take its own, of one English letter.
    dayHeaderContent: ({ date, dow, isNarrow }) =>
      headText(view, { date: date.toISOString().slice(0, 10), dow, isNarrow }, language),
    dayHeaderDidMount: ({ el, dow }) => el.setAttribute('aria-label', weekdayName(dow || 7, language)),
    views: WALL_VIEWS,
    popoverFormat: label,
    titleFormat: (info: Formatted) => headingOf(view, civil(info), language),
  };
}

type Head = { date: string; dow: number; isNarrow: boolean };

function headText(view: CalendarView, { date, dow, isNarrow }: Head, language: Language): string {
  const [name, { day, month }] = [weekdayName(dow || 7, language, true), parts(date)];
  if (view === 'month') return name;
  return isNarrow ? `${name} ${day}` : `${name} ${day}.${month}.`;
}
