import { dueOfDeclaration } from '@paga/payroll';
import type { CalendarMonth } from '#core/calendar-month.ts';

/** How long a declaration can be corrected (08/L-257). */
const YEARS_TO_CORRECT = 3;

/** Declaration and both payments: the 15th of the next month. `declarationDue({ year: 2026, month: 12 })` is `2027-01-15`. */
export const declarationDue = ({ year, month }: CalendarMonth) => dueOfDeclaration(year, month);

/** The last day on which what was declared of a month can be corrected: three years after it was due. */
export function correctableUntil(month: CalendarMonth): string {
  const due = declarationDue(month);
  return `${Number(due.slice(0, 4)) + YEARS_TO_CORRECT}${due.slice(4)}`;
}

/** The yearly certificates: 1 March of the next year. */
export const certificatesDue = ({ year }: CalendarMonth): string => `${year + 1}-03-01`;
