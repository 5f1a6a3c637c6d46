import { parts } from '@paga/payroll';

/** Whole years and months from a civil date to a later one; null when it lies ahead. */
export function timeSince(day: string, today: string): { years: number; months: number } | null {
  const [from, to] = [parts(day), parts(today)];
  const whole = (to.year - from.year) * 12 + to.month - from.month - (to.day < from.day ? 1 : 0);
  return whole < 0 ? null : { years: Math.floor(whole / 12), months: whole % 12 };
}
