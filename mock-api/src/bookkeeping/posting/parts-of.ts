/**
 * Cents in proportion to weights, the cents left over to those with the largest remainders: they add up to the whole.
 *
 * Example: `partsOf(100, [1, 1, 1])` is `[34, 33, 33]`.
 */
export function partsOf(cents: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (total === 0n) return weights.map((_, at) => (at === 0 ? cents : 0));
  const exact = weights.map((weight) => BigInt(cents) * BigInt(weight));
  const parts = exact.map((one) => Number(one / total));
  const left = cents - parts.reduce((sum, part) => sum + part, 0);
  const byRemainder = exact
    .map((one, at) => ({ at, remainder: one % total }))
    .sort((one, other) => Number(other.remainder - one.remainder) || one.at - other.at);
  for (const { at } of byRemainder.slice(0, left)) parts[at] = (parts[at] ?? 0) + 1;
  return parts;
}
