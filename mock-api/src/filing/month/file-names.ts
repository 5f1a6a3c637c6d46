import { type CalendarMonth, sortableMonth } from '#core/calendar-month.ts';

/** `Ditari-2026-10.xlsx`. */
export const journalName = (month: CalendarMonth, ending: 'xlsx' | 'csv'): string =>
  `Ditari-${sortableMonth(month)}.${ending}`;

/** `Deftesa-2026-10.pdf`. */
export const receiptName = (month: CalendarMonth): string => `Deftesa-${sortableMonth(month)}.pdf`;

/** `EDI-2026-10.xlsx`, as the declaration's own call names it. */
export const declarationName = (month: CalendarMonth): string => `EDI-${sortableMonth(month)}.xlsx`;

/** `Pagat-mujore-2026-10`, without its ending. */
export const bookName = (month: CalendarMonth): string => `Pagat-mujore-${sortableMonth(month)}`;
