import { balanceOf } from './budget-balance.ts';
import { projectDate } from './project-date.ts';

test('the balance is counted in cents, so that a tenth stays a tenth', () => {
  const lines = [{ budget: 0.1 }, { budget: 0.2 }];
  expect(balanceOf(0.3, lines)).toEqual({ sum: 0.3, left: 0, isExceeded: false });
  expect(balanceOf(0.29, lines)).toEqual({ sum: 0.3, left: -0.01, isExceeded: true });
});

test('what is not typed yet counts as nothing', () => {
  expect(balanceOf(undefined, [{ budget: null }, {}, undefined])).toEqual({
    sum: 0,
    left: 0,
    isExceeded: false,
  });
});

test('the project list writes dates with strokes', () => {
  expect(projectDate('2026-01-15')).toBe('15/01/2026');
});
