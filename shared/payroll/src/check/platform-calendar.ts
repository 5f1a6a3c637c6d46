/** A day of the platform's calendar; `month` 1..12, overflow allowed. Used only to check the engine's own civil arithmetic. */
export function dayOf(year: number, month: number, day: number): Date {
  return new Date(Date.UTC(year, month - 1, day));
}

/** Its text. Example: `textOf(dayOf(2026, 13, 1))` is `'2027-01-01'`. */
export function textOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** The same day so many months later, or the last of a shorter month. Example: `monthsLater('2025-08-31', 6)` is `'2026-02-28'`. */
export function monthsLater(text: string, months: number): string {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  const same = dayOf(year, month + months, day);
  return textOf(same.getUTCDate() === day ? same : dayOf(year, month + months + 1, 0));
}
