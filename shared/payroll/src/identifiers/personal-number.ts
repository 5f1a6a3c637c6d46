import type { IdentifierCheck } from './identifier-check.ts';

const WEIGHTS = [4, 3, 2, 7, 6, 5, 4, 3, 2] as const;

/**
 * A personal number: 10 digits (an error otherwise), the last a check digit (a warning otherwise); numbers that start with 9 have none.
 * Nine digits are an error that offers the lost leading zero (Excel drops it). Rules §8.
 *
 * Example: `checkPersonalNumber('1234567892')` has no problem, `'1234567890'` the warning `CHECK_DIGIT`.
 */
export function checkPersonalNumber(text: string): IdentifierCheck {
  const value = text.trim();
  if (/^\d{9}$/.test(value))
    return {
      ok: false,
      value,
      problem: { code: 'LEADING_ZERO_LOST', severity: 'error', suggestion: `0${value}` },
    };
  if (!/^\d{10}$/.test(value))
    return { ok: false, value, problem: { code: 'NOT_TEN_DIGITS', severity: 'error' } };
  const good = value.startsWith('9') || checkDigit(value) === Number(value[9]);
  return { ok: true, value, problem: good ? null : { code: 'CHECK_DIGIT', severity: 'warning' } };
}

function checkDigit(digits: string): number {
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  const digit = 11 - (sum % 11);
  return digit > 9 ? 0 : digit;
}
