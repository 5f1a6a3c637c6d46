import type { EventInput } from '@fullcalendar/react';
import type { ProposedHoliday } from '@paga/contract/company/law/public-holidays';
import { type CalendarEvent, leaveReasonName, leaveTypeLetter, leaveTypeName } from '@paga/contract/leave';
import type { Language } from '@paga/kit';
import { addDays } from '@paga/payroll';

/** What a bar of the calendar carries beside its title. */
export type BarFacts = {
  employeeId: number;
  from: string;
  /** The last day. */
  to: string;
  letter: string;
  typeName: string;
  reasonName: string | null;
  colour: CalendarEvent['colour'];
};

/** A leave as the library draws it: our `end` is the last day, its all-day `end` the day after. */
export function toBar(
  { id, employeeId, title, start, end, colour, typeId: type, reason }: CalendarEvent,
  language: Language,
): EventInput {
  const facts: BarFacts = {
    employeeId,
    from: start,
    to: end,
    letter: leaveTypeLetter(type, language),
    typeName: leaveTypeName(type, language),
    reasonName: reason && leaveReasonName(reason, language),
    colour,
  };
  return { id: String(id), title, start, end: addDays(end, 1), allDay: true, extendedProps: facts };
}

/** A public holiday behind the bars of its day. */
export function toHolidayMark({ date, name, nameEn }: ProposedHoliday, language: Language): EventInput {
  return {
    id: `holiday-${date}`,
    title: language === 'sq' ? name : nameEn,
    start: date,
    allDay: true,
    display: 'background',
  };
}

/** Names that are read out of one day; the rest is their number. */
const NAMED = 6;

/** Who is away on a day: `Çlirim Dervishi Vjetor`, as their bars are read, and how many more. */
export function awayOn(bars: readonly EventInput[], day: string): { count: number; names: string } {
  const away = bars.filter(({ display, extendedProps }) => {
    const { from, to } = (extendedProps ?? {}) as BarFacts;
    return display !== 'background' && from <= day && day <= to;
  });
  const names = away
    .slice(0, NAMED)
    .map(({ title, extendedProps }) => `${title} ${(extendedProps as BarFacts).typeName}`);
  const more = away.length - names.length;
  return { count: away.length, names: [...names, ...(more > 0 ? [`+${more}`] : [])].join(', ') };
}
