import fc from 'fast-check';
import { percentOf, sumCents, toCents, toEuro, toPercentage, toRate } from '../index.ts';
import { scaled } from './decimal.ts';
import { fraction, roundedFractions } from './fraction.ts';
import { roundedPart, roundedQuotient, roundedSum } from './rounding.ts';

const notExact = expect.objectContaining({ code: 'NOT_EXACT' });

test('euro to cents and back loses nothing', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000_00, max: 1_000_000_000_00 }), (cents) => {
      expect(toCents(toEuro(cents))).toBe(cents);
    }),
  );
  expect(toCents('1234.56')).toBe(123_456);
  expect(Object.is(toCents(-0), 0)).toBe(true);
});

test('noise of a float sum is accepted, a third decimal is not', () => {
  expect(toCents(0.1 + 0.2)).toBe(30);
  expect(() => toCents(1.005)).toThrow(notExact);
  expect(() => toCents('1.005')).toThrow(notExact);
  expect(() => toCents('1,234.56')).toThrow(notExact);
  expect(() => toCents(Number.NaN)).toThrow(notExact);
  expect(() => toCents(Number.POSITIVE_INFINITY)).toThrow(notExact);
  expect(() => toEuro(0.5)).toThrow(notExact);
});

test('a percentage keeps four decimals exactly and refuses a fifth', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), (rate) => {
      expect(toRate(rate / 10_000)).toBe(rate);
      expect(toRate((rate / 10_000).toFixed(4))).toBe(rate);
      expect(toRate(toPercentage(rate))).toBe(rate);
    }),
  );
  expect(() => toRate(5.00001)).toThrow(notExact);
  expect(() => toRate('5,5')).toThrow(notExact);
  expect(() => toRate('')).toThrow(notExact);
  expect(() => toRate(Number.NaN)).toThrow(notExact);
  expect(toRate('7.2500000')).toBe(72_500);
});

test('a percentage outside 0 to 100 is refused', () => {
  for (const wrong of [-0.01, 100.0001, '-1', '101'])
    expect(() => toRate(wrong)).toThrow(expect.objectContaining({ code: 'RATE_OUT_OF_RANGE' }));
  expect([toRate(0), toRate(100)]).toEqual([0, 1_000_000]);
});

test('a decimal below zero is refused', () => {
  for (const wrong of [-1, '-1.5'])
    expect(() => scaled(wrong, 2)).toThrow(expect.objectContaining({ code: 'BELOW_ZERO' }));
});

test('half a cent goes up', () => {
  expect(percentOf(10, toRate(5))).toBe(1);
  expect(percentOf(9, toRate(5))).toBe(0);
  expect([
    roundedQuotient(1, 2),
    roundedQuotient(3, 2),
    roundedQuotient(1, 3),
    roundedQuotient(2, 3),
  ]).toEqual([1, 2, 0, 1]);
});

test('ten million euro at a percentage of four decimals is exact', () => {
  expect(percentOf(1_000_000_000, toRate('99.9999'))).toBe(999_999_000);
  expect(percentOf(999_999_999, toRate('0.0001'))).toBe(1000);
});

function byBigInt(over: bigint, under: bigint): number {
  const floor = over / under;
  return Number((over % under) * 2n >= under ? floor + 1n : floor);
}

test('every way to round agrees with whole-number arithmetic, small and large', () => {
  const whole = fc.oneof(fc.nat(1000), fc.nat(2_000_000_000), fc.maxSafeNat());
  fc.assert(
    fc.property(whole, whole, fc.integer({ min: 1, max: 1_000_000_000 }), (a, b, c) => {
      const exact = byBigInt(BigInt(a) * BigInt(b), BigInt(c));
      expect(roundedPart(a, b, c)).toBe(exact);
      expect(roundedSum([[a, b]], [c])).toBe(exact);
      expect(roundedFractions([fraction(a, 1), { over: b, under: c }])).toBe(exact);
    }),
    { numRuns: 2000 },
  );
});

test('rounding just below and at the half is right at the edge of exact doubles', () => {
  for (let rest = -2; rest <= 2; rest += 1) {
    const over = 2 ** 51 + rest;
    for (const under of [2, 3, 7, 1_000_000, 2 ** 40 - 1])
      expect(roundedQuotient(over, under)).toBe(byBigInt(BigInt(over), BigInt(under)));
  }
});

test('a total is the sum of its cents', () => {
  expect(sumCents([100, 250, -50])).toBe(300);
  expect(sumCents([])).toBe(0);
});
