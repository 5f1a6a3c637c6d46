import { PayrollError } from '#payroll-error.ts';
import type { Cents } from './cents.ts';

/**
 * An amount or count that must be a non-negative integer; absent is 0.
 *
 * Errors: `BELOW_ZERO`, `NOT_EXACT`. Example: `amountOf(undefined)` is `0`.
 */
export function amountOf(value: Cents | null | undefined): Cents {
  if (value === undefined || value === null) return 0;
  if (!Number.isSafeInteger(value)) throw new PayrollError('NOT_EXACT', { value, decimals: 0 });
  if (value < 0) throw new PayrollError('BELOW_ZERO', { value });
  return value;
}
