import type { Cents } from './cents.ts';
import { EXACT, roundedBig, roundedQuotient } from './rounding.ts';

/** An exact non-negative quotient of two integers, for figures that are kept unrounded: hours of a month, a price per hour. */
export type Fraction = { over: number; under: number };

/**
 * A fraction in lowest terms; `under` > 0. Example: `fraction(880, 5)` is `{ over: 176, under: 1 }`.
 */
export function fraction(over: number, under: number): Fraction {
  let a = over;
  let b = under;
  while (b !== 0) [a, b] = [b, a % b];
  return a === 0 ? { over: 0, under: 1 } : { over: over / a, under: under / a };
}

/**
 * A product of fractions, rounded half up to an integer. Example: `roundedFractions([{ over: 5, under: 2 }])` is `3`.
 */
export function roundedFractions(factors: readonly Fraction[]): Cents {
  let over = 1;
  let under = 1;
  for (const factor of factors) {
    over *= factor.over;
    under *= factor.under;
  }
  if (over < EXACT && under < EXACT) return roundedQuotient(over, under);
  let exactOver = 1n;
  let exactUnder = 1n;
  for (const factor of factors) {
    exactOver *= BigInt(factor.over);
    exactUnder *= BigInt(factor.under);
  }
  return roundedBig(exactOver, exactUnder);
}

/** Whether it can be written with two decimals; the hours of a week of six or seven days often cannot. Example: `isWritten(fraction(500, 3))` is `false`. */
export function isWritten({ under }: Fraction): boolean {
  return 100 % under === 0;
}
