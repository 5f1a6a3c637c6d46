import type { TypedBand } from './follow-bands.ts';

/** The steps of a table on the wire; one with fewer bands is filled with steps of zero width before its last. */
export const MOST_BANDS = 4;

/** The bands of a table that tax anything: the steps that only fill it up are left out. */
export function bandsIn<Band extends TypedBand>(steps: readonly Band[]): Band[] {
  return steps.filter(
    ({ firstValue, secondValue }, index) => index === steps.length - 1 || firstValue !== secondValue,
  );
}

/** The bands as the wire takes them. The last one has no field for its end: it is open. */
export function stepsOf(bands: readonly TypedBand[]): TypedBand[] {
  const last = bands.at(-1);
  if (!last) return [];
  const filling = Array.from({ length: MOST_BANDS - bands.length }, () => ({
    percentage: last.percentage,
    firstValue: last.firstValue,
    secondValue: last.firstValue,
  }));
  return [...bands.slice(0, -1), ...filling, { ...last, secondValue: null }];
}

/** The place of the band that a step stands for, of so many; what fills the table belongs to its last. */
export const bandOfStep = (step: number, bands: number): number => Math.min(step, bands - 1);

/** The bands after one was added or removed: each begins where the one before it ends, the first at zero. */
export function closedUp(bands: readonly TypedBand[]): TypedBand[] {
  return bands.map((band, index) => ({
    ...band,
    firstValue: index === 0 ? 0 : (bands[index - 1]?.secondValue ?? band.firstValue),
  }));
}

/** An end that is not typed yet counts as where the next band begins: once it is typed, that one follows. */
export function withExpectedEnds(bands: readonly TypedBand[]): TypedBand[] {
  return bands.map((band, index) => ({
    ...band,
    secondValue: band.secondValue ?? bands[index + 1]?.firstValue ?? null,
  }));
}
