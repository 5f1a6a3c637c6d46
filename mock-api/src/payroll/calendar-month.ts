/** A month of the calendar, 1..12. */
export type CalendarMonth = { year: number; month: number };

/** The month before. */
export function monthBefore({ year, month }: CalendarMonth): CalendarMonth {
  return month === 1 ? { year: year - 1, month: 12 } : { year, month: month - 1 };
}
