import type { EventInput } from '@fullcalendar/react';
import type { ProposedHoliday } from '@paga/contract/company/law/public-holidays';
import {
  type CalendarEvent,
  LEAVE_COLOUR,
  leaveReasonName,
  leaveTypeLetter,
  leaveTypeName,
} from '@paga/contract/leave';
import type { LeaveAsked, OfficeRequest } from '@paga/contract/requests';
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
  /** Of leave that is asked for and not decided: the request. */
  requestId?: number;
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

/** Leave that somebody asks for, beside what is booked: dashed, and nobody is away by it yet. */
export function toAskedBar(
  { id, employeeId, employeeName: title, leave }: OfficeRequest & { leave: LeaveAsked },
  language: Language,
): EventInput {
  const { typeId, from: start, to: end, reason, workingDays } = leave;
  const asked = { id, employeeId, title, start, end, typeId, reason, workingDays };
  const bar = toBar({ ...asked, colour: LEAVE_COLOUR[typeId] }, language);
  return { ...bar, id: `request-${id}`, extendedProps: { ...bar.extendedProps, requestId: id } };
}

/** The bar somebody opens: of a leave, or of what is asked for. */
export type OpenedBar = { id: number; requestId?: number | undefined };

/** What a bar of the library stands for. */
export const openedBar = ({ id, extendedProps }: { id: string; extendedProps: unknown }): OpenedBar => ({
  id: Number(id),
  requestId: (extendedProps as BarFacts).requestId,
});

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
    const { from, to, requestId } = (extendedProps ?? {}) as BarFacts;
    return display !== 'background' && requestId === undefined && from <= day && day <= to;
  });
  const names = away
    .slice(0, NAMED)
    .map(({ title, extendedProps }) => `${title} ${(extendedProps as BarFacts).typeName}`);
  const more = away.length - names.length;
  return { count: away.length, names: [...names, ...(more > 0 ? [`+${more}`] : [])].join(', ') };
}
