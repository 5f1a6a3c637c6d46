/** An exact fraction of two BigInts, the denominator positive. */
export type Exact = readonly [over: bigint, under: bigint];

/** A fraction from its parts. Example: `exact(1n, 3n)`. */
export const exact = (over: bigint, under = 1n): Exact => [over, under];
/** Sum. */
export const add = (a: Exact, b: Exact): Exact =>
  a[1] === b[1] ? [a[0] + b[0], a[1]] : [a[0] * b[1] + b[0] * a[1], a[1] * b[1]];
/** Difference. */
export const minus = (a: Exact, b: Exact): Exact => add(a, [-b[0], b[1]]);
/** Product. */
export const times = (a: Exact, b: Exact): Exact => [a[0] * b[0], a[1] * b[1]];
/** Quotient by a positive fraction. */
export const divide = (a: Exact, b: Exact): Exact => [a[0] * b[1], a[1] * b[0]];
/** Whether a >= b. */
export const atLeast = (a: Exact, b: Exact): boolean => a[0] * b[1] >= b[0] * a[1];
/** Cents as euro. */
export const euro = (amount: bigint): Exact => [amount, 100n];
/** Euro (>= 0) rounded half up to cents. Example: `cents(exact(5n, 1000n))` is `1n`. */
export const cents = (amount: Exact): bigint => (amount[0] * 200n + amount[1]) / (amount[1] * 2n);

/** A decimal text or number, digit by digit. Example: `decimal('7.25')` is 725/100. */
export function decimal(value: number | string): Exact {
  const known = read.get(value);
  if (known) return known;
  const [whole = '', digits = ''] = String(value).split('.');
  const fraction = exact(BigInt(whole + digits), 10n ** BigInt(digits.length));
  read.set(value, fraction);
  return fraction;
}

const read = new Map<number | string, Exact>();
