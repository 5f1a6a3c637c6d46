/** A band while it is typed: figures may be missing. */
export type TypedBand = {
  percentage?: number | null;
  firstValue?: number | null;
  secondValue?: number | null;
};

// An end that is empty, or may mean two numbers (NaN), is not known yet.
const isKnown = (end: number | null | undefined): end is number => Number.isFinite(end);

/**
 * The bands after the end of one was typed: the next begins where it ends now, if it began there before; a next band without width moves as a
 * whole. What a person set apart stays apart.
 */
export function followBands(before: readonly TypedBand[], after: readonly TypedBand[]): TypedBand[] {
  const bands = after.map((band) => ({ ...band }));
  bands.forEach((band, index) => {
    const [old, next, oldNext] = [before[index], bands[index + 1], before[index + 1]];
    if (!old || !next || !oldNext || !isKnown(band.secondValue) || band.secondValue === old.secondValue)
      return;
    if (oldNext.firstValue !== old.secondValue || next.firstValue !== oldNext.firstValue) return;
    const isFlat = oldNext.firstValue === oldNext.secondValue && next.secondValue === oldNext.secondValue;
    next.firstValue = band.secondValue;
    if (isFlat) next.secondValue = band.secondValue;
  });
  return bands;
}

/** What the next keystroke is compared with: an end that is being typed anew counts as it was until it has a figure. */
export function withEnds(before: readonly TypedBand[], after: readonly TypedBand[]): TypedBand[] {
  return after.map((band, index) =>
    isKnown(band.secondValue) ? band : { ...band, secondValue: before[index]?.secondValue ?? null },
  );
}
