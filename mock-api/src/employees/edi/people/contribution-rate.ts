import { type Cents, percentOf, toRate } from '@paga/payroll';

/** The lowest contribution that the law knows, in percent. */
const LOWEST = 5;
/** Hundredths of a percent: whole percentages are tried first. */
const STEPS = [100, 50, 10, 1];
/** A step finer than half a percent proves nothing where it moves the contribution by less than two cents. */
const [PLAIN_STEP, TELLING_CENTS] = [50, 2];

/**
 * The percentage that a contribution was computed with: the roundest one from 5 % on that comes to it, first of all the `usual` one. A contribution that no
 * percentage comes to has the nearest whole one; the recomputed cents then differ, and are shown.
 *
 * Example: 30.00 of 300.07 is 10 %; 50.01 of 1,000.00 is taken for 5 %.
 */
export function contributionRate(gross: Cents, contribution: Cents, usual: number): number {
  if (gross === 0 || comesTo(usual)) return usual;
  const hundredths = (contribution / gross) * 10_000;
  for (const step of STEPS) {
    if (step < PLAIN_STEP && (gross * step) / 10_000 < TELLING_CENTS) continue;
    const rate = (Math.round(hundredths / step) * step) / 100;
    if (comesTo(rate)) return rate;
  }
  return Math.min(100, Math.max(LOWEST, Math.round(hundredths / 100)));

  function comesTo(rate: number): boolean {
    return rate >= LOWEST && rate <= 100 && percentOf(gross, toRate(rate)) === contribution;
  }
}
