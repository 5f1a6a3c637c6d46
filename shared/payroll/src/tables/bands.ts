import type { Cents } from '#money/cents.ts';
import { type Rate, WHOLE } from '#money/rate.ts';
import { roundedSum } from '#money/rounding.ts';
import { PayrollError } from '#payroll-error.ts';

/** A tax band, half-open on exact amounts: from `from` up to `to`; `to` null is open. `from === to` is a band of zero width. */
export type Band = { from: Cents; to: Cents | null; rate: Rate };

/** Where a list of bands is wrong. */
type BandProblem = {
  code:
    | 'EMPTY'
    | 'FIRST_NOT_ZERO'
    | 'GAP'
    | 'OVERLAP'
    | 'FALLS'
    | 'LAST_NOT_OPEN'
    | 'OPEN_TOO_EARLY'
    | 'RATE_OUT_OF_RANGE';
  /** Index of the band. */
  band: number;
};

/**
 * What is wrong with bands: they start at 0, touch without gap or overlap, do not fall, end open, rates lie in 0..100.
 * Zero width is allowed (rules §2). An empty answer means good.
 *
 * Example: bands 0-250 and 250.01-450 have `[{ code: 'GAP', band: 1 }]`.
 */
export function bandProblems(bands: readonly Band[]): BandProblem[] {
  if (bands.length === 0) return [{ code: 'EMPTY', band: 0 }];
  const problems: BandProblem[] = [];
  let expected: Cents | null = 0;
  bands.forEach((band, index) => {
    const last = index === bands.length - 1;
    if (!Number.isSafeInteger(band.rate) || band.rate < 0 || band.rate > WHOLE)
      problems.push({ code: 'RATE_OUT_OF_RANGE', band: index });
    if (index === 0 && band.from !== 0) problems.push({ code: 'FIRST_NOT_ZERO', band: 0 });
    if (index > 0 && expected !== null && band.from > expected) problems.push({ code: 'GAP', band: index });
    if (index > 0 && expected !== null && band.from < expected)
      problems.push({ code: 'OVERLAP', band: index });
    if (band.to !== null && band.to < band.from) problems.push({ code: 'FALLS', band: index });
    if (band.to === null && !last) problems.push({ code: 'OPEN_TOO_EARLY', band: index });
    if (band.to !== null && last) problems.push({ code: 'LAST_NOT_OPEN', band: index });
    expected = band.to;
  });
  return problems;
}

/**
 * Throws when bands are wrong. Errors: `INVALID_BANDS` with the problems in its details.
 *
 * Example: `requireBands([{ from: 0, to: null, rate: toRate(10) }])` passes.
 */
export function requireBands(bands: readonly Band[]): void {
  const problems = bandProblems(bands);
  if (problems.length > 0) throw new PayrollError('INVALID_BANDS', { problems });
}

/** The part of an amount in one band, and its rate. */
type BandPart = { from: Cents; to: Cents | null; rate: Rate; amount: Cents };

/**
 * An amount cut along the bands; the parts sum to the amount. Bands of zero width and bands above the amount are left out.
 *
 * Example: 950.00 under the 2024 table is 250.00 at 0 %, 200.00 at 8 % and 500.00 at 10 %.
 */
export function bandParts(bands: readonly Band[], taxable: Cents): BandPart[] {
  const cut: BandPart[] = [];
  for (const band of bands) {
    const amount = Math.min(taxable, band.to ?? taxable) - band.from;
    if (amount > 0) cut.push({ ...band, amount });
  }
  return cut;
}

/** A taxable amount times 100 % stays exact below this. */
const EXACT = 2 ** 52 / WHOLE;

/**
 * The tax of an amount, rounded half up once and not per band.
 *
 * Example: 276.06 under the 2024 table is 26.06 x 8 % = 2.0848, so 2.08 (rules §5).
 */
export function taxOfBands(bands: readonly Band[], taxable: Cents): Cents {
  if (taxable >= EXACT) {
    return roundedSum(
      bandParts(bands, taxable).map((part) => [part.amount, part.rate]),
      [WHOLE],
    );
  }
  let exact = 0;
  for (const band of bands) {
    if (band.from >= taxable) break;
    const to = band.to === null || band.to > taxable ? taxable : band.to;
    exact += (to - band.from) * band.rate;
  }
  return Math.floor((exact + WHOLE / 2) / WHOLE);
}
