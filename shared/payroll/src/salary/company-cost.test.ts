import { arta } from '#check/arta.ts';
import { toEuro } from '#money/cents.ts';
import { rowFigures } from '../index.ts';
import { calculateSalary } from './calculate-salary.ts';
import { companyCostOf } from './company-cost.ts';

test('the company cost is the sum in cents of total gross and the employer’s contribution', () => {
  expect(companyCostOf({ totalBrutto: 1000, employerContribution: 50 })).toBe(1050);
  // As floats 0.30000000000000004.
  expect(companyCostOf({ totalBrutto: 0.1, employerContribution: 0.2 })).toBe(0.3);
});

test('the cost of a row is the one that its computation names', () => {
  const input = arta({ extraNetto: 33_33, employerPercentage: 7.5 });
  const result = calculateSalary(input);
  expect(companyCostOf(rowFigures(input, result, null))).toBe(toEuro(result.companyCost));
});
