import { addMonths, monthStart } from '@paga/payroll';
import type { CalendarMonth } from '#company/months/calendar-month.ts';

const DAY_OF_DECLARATION = 15;
/** How long a declaration can be corrected (08/L-257). */
const YEARS_TO_CORRECT = 3;

/** Declaration and both payments: the 15th of the next month. `declarationDue({ year: 2026, month: 12 })` is `2027-01-15`. */
export function declarationDue({ year, month }: CalendarMonth): string {
  return `${addMonths(monthStart(year, month), 1).slice(0, 8)}${DAY_OF_DECLARATION}`;
}

/** The last day on which what was declared of a month can be corrected: three years after it was due. */
export function correctableUntil(month: CalendarMonth): string {
  const due = declarationDue(month);
  return `${Number(due.slice(0, 4)) + YEARS_TO_CORRECT}${due.slice(4)}`;
}

/** The yearly certificates: 1 March of the next year. */
export const certificatesDue = ({ year }: CalendarMonth): string => `${year + 1}-03-01`;
