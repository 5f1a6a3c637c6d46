/** A month of the calendar, 1..12. */
export type CalendarMonth = { year: number; month: number };

/** The month before. */
export function monthBefore({ year, month }: CalendarMonth): CalendarMonth {
  return month === 1 ? { year: year - 1, month: 12 } : { year, month: month - 1 };
}

/** As people read it: 10.2026. */
export const monthNamed = ({ year, month }: CalendarMonth): string =>
  `${String(month).padStart(2, '0')}.${year}`;

/** As it is sorted, in keys and names of files: 2026-10. */
export const sortableMonth = ({ year, month }: CalendarMonth): string =>
  `${year}-${String(month).padStart(2, '0')}`;
