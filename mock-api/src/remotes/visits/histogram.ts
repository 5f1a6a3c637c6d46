/** What is measured of a visit. `visit` only counts. */
export const MEASURES = ['visit', 'lcp', 'inp', 'cls'] as const;
export type Measure = (typeof MEASURES)[number];

/** The upper bounds of the buckets: milliseconds, and the share of the page that moved. Changed bounds would change the meaning of what is stored. */
const BOUNDS: Readonly<Record<Measure, readonly number[]>> = {
  visit: [],
  lcp: [
    200, 400, 600, 800, 1000, 1250, 1500, 1750, 2000, 2500, 3000, 3500, 4000, 5000, 6500, 8000, 10000, 15000,
    30000, 600000,
  ],
  inp: [16, 25, 50, 75, 100, 150, 200, 250, 300, 400, 500, 750, 1000, 2000, 5000, 600000],
  cls: [0.001, 0.01, 0.025, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.75, 1, 2, 100],
};

/** The bucket of a value. */
export function bucketOf(measure: Measure, value: number): number {
  const bounds = BOUNDS[measure];
  const at = bounds.findIndex((bound) => value <= bound);
  return at < 0 ? Math.max(0, bounds.length - 1) : at;
}

/** The value that three quarters of the visits did not exceed, read from the histogram: between the bounds of its bucket by share; null without visits. */
export function percentile75(
  measure: Measure,
  counts: readonly { bucket: number; count: number }[],
): number | null {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return null;
  const wanted = total * 0.75;
  let before = 0;
  for (const { bucket, count } of [...counts].sort((a, b) => a.bucket - b.bucket)) {
    if (before + count >= wanted) {
      const [low, high] = [BOUNDS[measure][bucket - 1] ?? 0, BOUNDS[measure][bucket] ?? 0];
      const value = low + ((wanted - before) / count) * (high - low);
      return measure === 'cls' ? Math.round(value * 1000) / 1000 : Math.round(value);
    }
    before += count;
  }
  return null;
}
