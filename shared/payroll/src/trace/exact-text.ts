/**
 * A sum of products over a product, as a decimal text in units of 1/`scale`, cut (not rounded) after 6 decimals.
 *
 * Example: 3 x 1,000.00 (in cents) / 22 in euro: `exactText([[3, 100_000]], [22], 100)` is `'136.363636'`.
 */
export function exactText(
  products: readonly (readonly number[])[],
  under: readonly number[],
  scale: number,
): string {
  let over = 0n;
  for (const factors of products) over += product(factors);
  const micros = (over * 1_000_000n) / (product(under) * BigInt(scale));
  const text = micros.toString().padStart(7, '0');
  return `${text.slice(0, -6)}.${text.slice(-6)}`.replace(/\.?0+$/, '');
}

/**
 * A product in euro as people read it: in two decimals where they are enough, with all of them where only the sum is rounded.
 *
 * Example: `productText('22.2208', money)` is `'22.2208'`, `productText('16', money)` is `'16.00'`.
 */
export function productText(exact: string, money: (euro: number) => string): string {
  return (exact.split('.')[1]?.length ?? 0) > 2 ? exact : money(Number(exact));
}

function product(factors: readonly number[]): bigint {
  return factors.reduce((result, factor) => result * BigInt(factor), 1n);
}
