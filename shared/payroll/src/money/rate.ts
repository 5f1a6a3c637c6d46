import { PayrollError } from '#payroll-error.ts';
import type { Cents } from './cents.ts';
import { type Decimal, scaled } from './decimal.ts';
import { roundedPart } from './rounding.ts';

/**
 * A percentage as an exact integer of ten-thousandths of a percent: 5 % is `50_000`, 100 % is `1_000_000`.
 * Percentages reach the engine as decimals (`5`, `'7.25'`) and are never binary fractions.
 */
export type Rate = number;

/** 100 % as a `Rate`. */
export const WHOLE: Rate = 1_000_000;

/**
 * A percentage between 0 and 100 with up to 4 decimals, as an exact rate.
 *
 * Errors: `NOT_EXACT` (more than 4 decimals), `RATE_OUT_OF_RANGE` (outside 0..100; refused by rules §3).
 * Example: `toRate('7.25')` is `72_500`.
 */
export function toRate(percentage: Decimal): Rate {
  const value = Number(percentage);
  if (value < 0 || value > 100) throw new PayrollError('RATE_OUT_OF_RANGE', { value: percentage });
  return scaled(percentage, 4);
}

/**
 * A rate as the percentage people read.
 *
 * Example: `toPercentage(72_500)` is `7.25`.
 */
export function toPercentage(rate: Rate): number {
  return rate / 10_000;
}

/**
 * A share of an amount, rounded half up to the cent. Amount >= 0.
 *
 * Example: 8 % of 300.07 is 24.0056, so `percentOf(30007, toRate(8))` is `2401` (rules §5).
 */
export function percentOf(amount: Cents, rate: Rate): Cents {
  return roundedPart(amount, rate, WHOLE);
}
