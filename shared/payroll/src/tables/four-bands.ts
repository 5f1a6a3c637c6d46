import { type Cents, toCents, toEuro } from '#money/cents.ts';
import type { Decimal } from '#money/decimal.ts';
import { toPercentage, toRate } from '#money/rate.ts';
import { PayrollError } from '#payroll-error.ts';
import { type Band, requireBands } from './bands.ts';

/** A step of the wire's tax form, in euro: `firstValue` to `secondValue`; the last `secondValue` is null (open). */
type TaxStep = { percentage: number; firstValue: number; secondValue: number | null };

/** Steps of the wire's form. */
const TAX_STEPS = 4;

/**
 * Bands as the wire's form of four steps; fewer bands are filled with steps of zero width before the last.
 *
 * Errors: `INVALID_BANDS` for more than four bands or wrong ones.
 * Example: a flat 10 % is three steps 0-0 at 10 % and one 0-open at 10 %.
 */
export function toTaxSteps(bands: readonly Band[]): TaxStep[] {
  requireBands(bands);
  const last = bands[bands.length - 1];
  if (!last || bands.length > TAX_STEPS) throw new PayrollError('INVALID_BANDS', { bands: bands.length });
  const filling = Array.from(
    { length: TAX_STEPS - bands.length },
    (): Band => ({ from: last.from, to: last.from, rate: last.rate }),
  );
  return [...bands.slice(0, -1), ...filling, last].map((band) => ({
    percentage: toPercentage(band.rate),
    firstValue: toEuro(band.from),
    secondValue: band.to === null ? null : toEuro(band.to),
  }));
}

/**
 * Bands of the wire's four steps, checked. A missing last `secondValue` is open.
 *
 * Errors: `INVALID_BANDS`, `NOT_EXACT`, `RATE_OUT_OF_RANGE`.
 * Example: steps 0-250 0 %, 250-250 4 %, 250-450 8 %, 450-null 10 % are the table of 2024.
 */
export function fromTaxSteps(
  steps: readonly {
    percentage: Decimal;
    firstValue: number | string;
    secondValue?: number | string | null;
  }[],
): Band[] {
  if (steps.length !== TAX_STEPS) throw new PayrollError('INVALID_BANDS', { steps: steps.length });
  const bands = steps.map((step): Band => {
    const to: Cents | null =
      step.secondValue === null || step.secondValue === undefined ? null : toCents(step.secondValue);
    return { from: toCents(step.firstValue), to, rate: toRate(step.percentage) };
  });
  requireBands(bands);
  return bands;
}
