import { Euro, Hours, Id, Percentage, QueryId, Uplift } from './shapes.ts';

const accepts = (schema: typeof Euro, value: unknown) => schema.safeParse(value).success;

describe('the shapes of numbers', () => {
  it('take euro with two decimals, sums in binary fractions included', () => {
    for (const value of [0, 0.1 + 0.2, 112_288.19, -12.5, 9_999_999.99, 1_234_567_890.12])
      expect([value, accepts(Euro, value)]).toEqual([value, true]);
    for (const value of [0.005, 1.234, Number.NaN, Number.POSITIVE_INFINITY, '1.00'])
      expect([value, accepts(Euro, value)]).toEqual([value, false]);
  });

  it('take percentages with four decimals, from 0 to 100, and uplifts above', () => {
    for (const value of [0, 5, 7.25, 33.3333, 100])
      expect([value, accepts(Percentage, value)]).toEqual([value, true]);
    for (const value of [-1, 100.01, 33.33333])
      expect([value, accepts(Percentage, value)]).toEqual([value, false]);
    expect(accepts(Uplift, 150)).toBe(true);
    expect(accepts(Uplift, 501)).toBe(false);
  });

  it('take the hours of a month at most', () => {
    expect(accepts(Hours, 744)).toBe(true);
    expect(accepts(Hours, 7.25)).toBe(true);
    expect(accepts(Hours, 744.5)).toBe(false);
    expect(accepts(Hours, 7.255)).toBe(false);
  });

  it('read ids as digits where they travel as text, and only there', () => {
    expect(QueryId.parse('12')).toBe(12);
    expect(Id.safeParse('12').success).toBe(false);
    for (const value of ['0', '-1', '1.5', 'x', '', undefined])
      expect([value, QueryId.safeParse(value).success]).toEqual([value, false]);
  });
});
