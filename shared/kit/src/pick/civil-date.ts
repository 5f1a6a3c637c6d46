/** Civil dates are `YYYY-MM-DD`; these functions never see a time of day. */

const two = (value: number): string => String(value).padStart(2, '0');

/** The date of a year, month 1..12 and day, or null when there is no such day. */
function civilDate(year: number, month: number, day: number): string | null {
  const instant = new Date(Date.UTC(year, month - 1, day));
  const real = year >= 1900 && year <= 2199 && instant.getUTCMonth() === month - 1 && instant.getUTCDate() === day;
  return real ? `${year}-${two(month)}-${two(day)}` : null;
}

/** Year, month 1..12 and day of a civil date. */
export function partsOf(date: string): { year: number; month: number; day: number } {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return { year, month, day };
}

/** What a person may type: 1.2.2026, 01/02/2026, 01-02-2026, 01022026, 2026-02-01. Null when it is no date. */
export function parseTyped(text: string): string | null {
  const clean = text.trim();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(clean);
  if (iso) return civilDate(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const usual = /^(\d{1,2})[./\-\s](\d{1,2})[./\-\s](\d{4})\.?$/.exec(clean) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(clean);
  return usual ? civilDate(Number(usual[3]), Number(usual[2]), Number(usual[1])) : null;
}

/** So many days later (or earlier). */
export function addDays(date: string, days: number): string {
  const { year, month, day } = partsOf(date);
  return new Date(Date.UTC(year, month - 1, day + days)).toISOString().slice(0, 10);
}

/** The same day so many months later, or the last day of that month: 31.01. plus one month is 28.02. */
export function addMonths(date: string, months: number): string {
  const { year, month, day } = partsOf(date);
  const last = new Date(Date.UTC(year, month + months, 0));
  return `${last.getUTCFullYear()}-${two(last.getUTCMonth() + 1)}-${two(Math.min(day, last.getUTCDate()))}`;
}

/** Monday is 0. */
export function weekday(date: string): number {
  const { year, month, day } = partsOf(date);
  return (new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7;
}

/** The weeks a calendar shows for the month of a date: whole weeks from Monday. */
export function weeksOf(date: string): string[][] {
  const first = `${date.slice(0, 8)}01`;
  const start = addDays(first, -weekday(first));
  const length = Math.ceil((weekday(first) + Number(addDays(addMonths(first, 1), -1).slice(8))) / 7);
  return Array.from({ length }, (_, week) => Array.from({ length: 7 }, (_, day) => addDays(start, week * 7 + day)));
}

/** The civil date of now, where the product is used. */
export function todayInKosovo(): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Belgrade' }).format(new Date());
}
