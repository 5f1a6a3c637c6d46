import fc from 'fast-check';
import { splitByWeights } from '#money/split.ts';
import { declaredContribution, splitBudgetLine, splitOverLines } from '../index.ts';

test('the unassigned rest of a budget line is one more share', () => {
  expect(splitBudgetLine(1000_00, [33.33, 33.33])).toEqual({ shares: [333_30, 333_30], unassigned: 333_40 });
  expect(splitBudgetLine(100_00, ['33.3333', '33.3333', '33.3334'])).toEqual({
    shares: [33_33, 33_33, 33_34],
    unassigned: 0,
  });
  expect(splitBudgetLine(5, [])).toEqual({ shares: [], unassigned: 5 });
});

test('more than 100 % of a line is refused', () => {
  expect(() => splitBudgetLine(100, [60, '40.0001'])).toThrow(
    expect.objectContaining({ code: 'SHARES_ABOVE_100' }),
  );
});

test('the parts of any split sum to the whole and miss their exact share by less than a cent', () => {
  fc.assert(
    fc.property(
      fc.nat(1_000_000_000),
      fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 8 }),
      (amount, weights) => {
        fc.pre(weights.some((weight) => weight > 0));
        const parts = splitByWeights(amount, weights);
        const total = weights.reduce((sum, weight) => sum + weight, 0);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount);
        parts.forEach((part, index) => {
          expect(Math.abs(part - (amount * (weights[index] ?? 0)) / total)).toBeLessThan(1);
        });
      },
    ),
  );
});

test('the largest remainders get the left cents, the earlier part at a tie', () => {
  expect(splitByWeights(100, [1, 1, 1])).toEqual([34, 33, 33]);
  expect(splitByWeights(10, [15, 30, 55])).toEqual([2, 3, 5]);
  expect(splitByWeights(11, [15, 30, 55])).toEqual([2, 3, 6]);
  expect(splitByWeights(7, [0, 0])).toEqual([0, 0]);
});

test('an amount goes over the lines that pay for it', () => {
  const lines = [
    { id: 7, share: 600_00 },
    { id: 9, share: 400_00 },
  ];
  expect(splitOverLines(500_01, lines)).toEqual([
    { id: 7, amount: 300_01 },
    { id: 9, amount: 200_00 },
  ]);
});

test('a declared contribution is 5 % and the rest supplementary', () => {
  expect(declaredContribution(845_76, 67_66)).toEqual({ obligatory: 42_29, supplementary: 25_37 });
  expect(declaredContribution(1000_00, 50_00)).toEqual({ obligatory: 50_00, supplementary: 0 });
  expect(declaredContribution(1000_00, 30_00)).toEqual({ obligatory: 30_00, supplementary: 0 });
});
