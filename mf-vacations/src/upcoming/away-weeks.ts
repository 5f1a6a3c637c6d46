import type { BookedLeave } from '@paga/contract/leave';
import { addDays, weekday } from '@paga/payroll';

/** Who is away when, seen from a day: on it, from later in its week on, in the week after, and whose leave starts after that. */
export type AwayWeeks = Record<'today' | 'thisWeek' | 'nextWeek' | 'later', BookedLeave[]>;

/**
 * Leave that has not ended by the weeks it lies in, the order kept; weeks begin on Monday. Who is away on the day stands there and not again in its week, but in the
 * week after if they are away then as well.
 * Example: seen from Wednesday 2026-10-14, leave from 13 to 20 October is in `today` and `nextWeek`.
 */
export function awayWeeks(vacations: readonly BookedLeave[], day: string): AwayWeeks {
  const sunday = addDays(day, 7 - weekday(day));
  const after = addDays(sunday, 7);
  return {
    today: vacations.filter(({ from }) => from <= day),
    thisWeek: vacations.filter(({ from }) => from > day && from <= sunday),
    nextWeek: vacations.filter(({ from, to }) => from <= after && to > sunday),
    later: vacations.filter(({ from }) => from > after),
  };
}
