import { addDays, addMonths, weekday } from '@paga/payroll';

/** A keyboard event as one name, with "Shift+" before it when Shift was held. */
type Press = { key: string; shiftKey: boolean };

/** Days from Monday, 0 to 6. */
const sinceMonday = (date: string): number => weekday(date) - 1;

const MOVES: Record<string, (date: string) => string> = {
  ArrowLeft: (date) => addDays(date, -1),
  ArrowRight: (date) => addDays(date, 1),
  ArrowUp: (date) => addDays(date, -7),
  ArrowDown: (date) => addDays(date, 7),
  Home: (date) => addDays(date, -sinceMonday(date)),
  End: (date) => addDays(date, 6 - sinceMonday(date)),
  PageUp: (date) => addMonths(date, -1),
  PageDown: (date) => addMonths(date, 1),
};

/** The day a key leads to in the calendar, as in a date picker (WAI-ARIA); undefined: not a key of it. */
export function dayAfter({ key }: Press, date: string): string | undefined {
  return MOVES[key]?.(date);
}
