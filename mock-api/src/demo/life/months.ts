import type { CivilDate } from '@paga/contract/shapes';
import { addMonths, civilDate, monthEnd, monthStart, parts } from '@paga/payroll';
import type { CalendarMonth } from '#core/calendar-month.ts';

/** A month of the demo's life. `back`: how many months before today's, so 1 is the last one that is over. */
export type LifeMonth = CalendarMonth & { back: number; first: CivilDate; last: CivilDate };

const [FEWEST, MOST] = [8, 12];

/** How many months a company looks back on: from January on, and more of them when the year is young. */
function monthsLooked(today: CivilDate): number {
  const { month } = parts(dayBack(today, 1, 1));
  return Math.min(Math.max(month, FEWEST), MOST);
}

/** The months before today's, the oldest first. */
export function monthsBefore(today: CivilDate, count = monthsLooked(today)): LifeMonth[] {
  const { year, month } = parts(today);
  return Array.from({ length: count }, (_, index) => {
    const back = count - index;
    const first = addMonths(monthStart(year, month), -back);
    const named = parts(first);
    const { year: y, month: m } = named;
    return { year: y, month: m, back, first, last: monthEnd(y, m) };
  });
}

/** A day of the month so many months back. */
export function dayBack(today: CivilDate, back: number, day: number): CivilDate {
  const { year, month } = parts(addMonths(today.slice(0, 8).concat('01'), -back));
  return civilDate(year, month, day);
}

/** A number from 0 to 99 that looks thrown and is the same at every start. */
export function thrown(place: number, { year, month }: CalendarMonth, what: number): number {
  let value = place * 7919 + (year * 12 + month) * 104_729 + what * 1299709;
  for (const shift of [15, 13, 16]) value = Math.imul(value ^ (value >>> shift), 0x45d9f3b);
  return (value >>> 0) % 100;
}
