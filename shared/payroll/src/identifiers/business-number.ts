import type { IdentifierCheck } from './identifier-check.ts';

/**
 * A business number (NUI): 9 digits that start with 8; anything else is a warning, never an error (rules §8).
 *
 * Example: `checkBusinessNumber('810123456').problem` is `null`.
 */
export function checkBusinessNumber(text: string): IdentifierCheck {
  const value = text.trim();
  return {
    ok: true,
    value,
    problem: /^8\d{8}$/.test(value) ? null : { code: 'NOT_NINE_DIGITS', severity: 'warning' },
  };
}
