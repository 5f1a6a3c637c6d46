import type { Cents } from './cents.ts';

/**
 * Splits an amount by weights so that the parts sum to the whole: largest remainder, ties to the earlier part (rules §1).
 *
 * `amount` >= 0 in cents, weights non-negative safe integers. All weights zero: everything goes to no part, all zeros.
 * Example: `splitByWeights(100, [1, 1, 1])` is `[34, 33, 33]`.
 */
export function splitByWeights(amount: Cents, weights: readonly number[]): Cents[] {
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (total === 0n) return weights.map(() => 0);
  const whole = BigInt(amount);
  const shares = weights.map((weight, index) => {
    const exact = whole * BigInt(weight);
    return { index, cents: Number(exact / total), rest: exact % total };
  });
  let left = amount - shares.reduce((sum, share) => sum + share.cents, 0);
  const byRest = [...shares].sort((a, b) =>
    a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1,
  );
  for (const share of byRest) {
    if (left === 0) break;
    share.cents += 1;
    left -= 1;
  }
  return shares.map((share) => share.cents);
}
