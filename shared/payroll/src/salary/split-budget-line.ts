import type { Cents } from '#money/cents.ts';
import type { Decimal } from '#money/decimal.ts';
import { toRate, WHOLE } from '#money/rate.ts';
import { splitByWeights } from '#money/split.ts';
import { PayrollError } from '#payroll-error.ts';

/**
 * A budget line's amount over its employees by their percentages; what they leave unassigned is one more share (rules §1, §3).
 * The shares and `unassigned` sum to the budget. Amounts in cents, percentages with up to 4 decimals.
 *
 * Errors: `SHARES_ABOVE_100`, `RATE_OUT_OF_RANGE`.
 * Example: `splitBudgetLine(100_000, [33.33, 33.33])` is `{ shares: [33_330, 33_330], unassigned: 33_340 }`.
 */
export function splitBudgetLine(
  budget: Cents,
  percentages: readonly Decimal[],
): { shares: Cents[]; unassigned: Cents } {
  const rates = percentages.map(toRate);
  const rest = WHOLE - rates.reduce((sum, rate) => sum + rate, 0);
  if (rest < 0) throw new PayrollError('SHARES_ABOVE_100', { percentages });
  const parts = splitByWeights(budget, [...rates, rest]);
  return { shares: parts.slice(0, -1), unassigned: parts[parts.length - 1] ?? 0 };
}

/**
 * An employee's grossPay or company cost over the budget lines that pay for it, in proportion to the shares (rules §1).
 *
 * Example: `splitOverLines(50_001, [{ id: 7, share: 60_000 }, { id: 9, share: 40_000 }])` is
 * `[{ id: 7, amount: 30_001 }, { id: 9, amount: 20_000 }]`.
 */
export function splitOverLines(
  amount: Cents,
  lines: readonly { id: number; share: Cents }[],
): { id: number; amount: Cents }[] {
  const parts = splitByWeights(
    amount,
    lines.map((line) => line.share),
  );
  return lines.map((line, index) => ({ id: line.id, amount: parts[index] ?? 0 }));
}
