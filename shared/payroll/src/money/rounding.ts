/** Products below this are exact in a double, with room for the rounding step itself. */
export const EXACT = 2 ** 52;

/**
 * `amount x part / whole` rounded half up: amounts and shares of them. Non-negative safe integers, `whole` positive.
 *
 * Integers as long as the product fits a double (1e9 cents at a percentage of 4 decimals does), BigInt above.
 * Example: 8 % of 300.07 EUR is 24.0056 EUR: `roundedPart(30_007, 80_000, 1_000_000)` is `2401`.
 */
export function roundedPart(amount: number, part: number, whole: number): number {
  const numerator = amount * part;
  return numerator < EXACT
    ? roundedQuotient(numerator, whole)
    : roundedBig(BigInt(amount) * BigInt(part), BigInt(whole));
}

/**
 * `numerator / denominator` rounded half up; integers with `0 <= numerator < 2^52`, `0 < denominator < 2^52`.
 *
 * Example: `roundedQuotient(5, 2)` is `3`.
 */
export function roundedQuotient(numerator: number, denominator: number): number {
  // Below 2^52 the floating quotient of integers never reaches the next integer, so its floor is exact.
  const quotient = Math.floor(numerator / denominator);
  const rest = numerator - quotient * denominator;
  return rest * 2 >= denominator ? quotient + 1 : quotient;
}

/**
 * The same in BigInt, for any size. Example: `roundedBig(5n, 2n)` is `3`.
 */
export function roundedBig(numerator: bigint, denominator: bigint): number {
  return Number((numerator * 2n + denominator) / (denominator * 2n));
}

/**
 * A sum of products over one denominator, rounded half up once: the shape of a month's pay over its days.
 *
 * Example: 9 days at 100 % and 3 at 70 % of 1,000.00 over 22 pay days is 504.545...:
 * `roundedSum([[9, 100_000, 100], [3, 100_000, 70]], [22, 100])` is `50455`.
 */
export function roundedSum(products: readonly (readonly number[])[], under: readonly number[]): number {
  let sum = 0;
  for (const factors of products) {
    let product = 1;
    for (const factor of factors) product *= factor;
    sum += product;
  }
  let denominator = 1;
  for (const factor of under) denominator *= factor;
  if (sum < EXACT && denominator < EXACT) return roundedQuotient(sum, denominator);
  let exact = 0n;
  for (const factors of products) exact += bigProduct(factors);
  return roundedBig(exact, bigProduct(under));
}

function bigProduct(factors: readonly number[]): bigint {
  let product = 1n;
  for (const factor of factors) product *= BigInt(factor);
  return product;
}
