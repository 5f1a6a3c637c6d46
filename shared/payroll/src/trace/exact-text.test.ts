import { exactText } from './exact-text.ts';

test('an exact value is cut after six decimals, without idle zeros', () => {
  expect(exactText([[3, 100_000]], [22], 100)).toBe('136.363636');
  expect(exactText([[2, 3]], [1], 1)).toBe('6');
  expect(exactText([[100]], [1], 1)).toBe('100');
  expect(exactText([], [7], 100)).toBe('0');
});

test('values below one keep their zeros', () => {
  expect(exactText([[5]], [1], 100)).toBe('0.05');
  expect(exactText([[2]], [3], 100)).toBe('0.006666');
  expect(exactText([[1]], [1_000_000], 1)).toBe('0.000001');
  expect(exactText([[1]], [10_000_000], 1)).toBe('0');
});
