import type { Cents } from '#money/cents.ts';
import { scaled } from '#money/decimal.ts';
import { WHOLE } from '#money/rate.ts';
import { roundedPart } from '#money/rounding.ts';

/**
 * Pay raised by a per cent, rounded half up to the cent; below 0 it is cut. An amount or a price per hour, in cents.
 *
 * Errors: `NOT_EXACT` (more than four decimals). Example: 333.33 raised by 3.5 % is 344.99655: `raisedBy(33_333, 3.5)` is `34_500`.
 */
export function raisedBy(pay: Cents, percent: number): Cents {
  const change = scaled(Math.abs(percent), 4);
  return roundedPart(pay, percent < 0 ? WHOLE - change : WHOLE + change, WHOLE);
}
