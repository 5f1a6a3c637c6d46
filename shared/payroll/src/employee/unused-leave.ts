import type { Cents } from '#money/cents.ts';
import { roundedPart } from '#money/rounding.ts';

/** `base`: the monthly base in force on the last day, whole; `payDays`: the pay days of the last month. */
type LeaveToPay = { days: number; base: Cents; payDays: number };

/**
 * What unused days of annual leave are paid out with (Law on Labour 03/L-212, art. 32): each is worth a pay day of the last month, whole and half days. Rounded once.
 *
 * Example: 12.5 days at 1,000.00 in a month of 21 pay days are `unusedLeavePay({ days: 12.5, base: 100_000, payDays: 21 })`, `59_524`.
 */
export function unusedLeavePay({ days, base, payDays }: LeaveToPay): Cents {
  return payDays === 0 ? 0 : roundedPart(base, days * 2, payDays * 2);
}
