import { PayrollError } from '#payroll-error.ts';

/**
 * An amount of money as an integer number of euro cents; may be negative (a net below zero).
 * The only unit of money inside the engine and the database. Example: 1,234.56 EUR is `123456`.
 */
export type Cents = number;

/** Float noise of a sum of two-decimal euros stays far below this part of a cent. */
const NOISE = 1e-4;

/**
 * Euro of the wire (at most 2 decimals) to cents.
 *
 * Noise of a float sum (`0.1 + 0.2`) is accepted, a real third decimal is not: money is never rounded by accident.
 * Errors: `NOT_EXACT` for more than two decimals, NaN, infinity, or amounts above what cents hold.
 * Example: `toCents(1234.56)` is `123456`; `toCents('5.00')` is `500`; `toCents(1.005)` throws.
 */
export function toCents(euro: number | string): Cents {
  const value = typeof euro === 'number' ? euro : fromText(euro);
  const hundredfold = value * 100;
  const cents = Math.round(hundredfold);
  if (!Number.isSafeInteger(cents) || Math.abs(hundredfold - cents) > NOISE)
    throw new PayrollError('NOT_EXACT', { value: euro, decimals: 2 });
  return cents === 0 ? 0 : cents;
}

function fromText(text: string): number {
  const clean = text.trim();
  if (!/^-?\d{1,13}(?:\.\d{0,2}0*)?$/.test(clean))
    throw new PayrollError('NOT_EXACT', { value: text, decimals: 2 });
  return Number(clean);
}

/**
 * Cents to euro of the wire: the nearest double, which prints with at most 2 decimals.
 *
 * Errors: `NOT_EXACT` when the argument is no integer.
 * Example: `toEuro(123456)` is `1234.56`.
 */
export function toEuro(cents: Cents): number {
  if (!Number.isSafeInteger(cents)) throw new PayrollError('NOT_EXACT', { value: cents, decimals: 0 });
  return cents / 100;
}

/**
 * The sum of cents; a total is always the sum of the cents shown in its rows (rules §1).
 *
 * Example: `sumCents([100, 250, -50])` is `300`.
 */
export function sumCents(amounts: Iterable<Cents>): Cents {
  let sum = 0;
  for (const amount of amounts) sum += amount;
  return sum;
}
