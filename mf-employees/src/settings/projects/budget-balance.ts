import { ProjectLimits } from '@paga/contract/projects';
import { toCents, toEuro } from '@paga/payroll';

/** The sum of the lines and what is left of the budget, in euro; a figure that is missing or too large counts as 0. */
export function balanceOf(
  budget: number | null | undefined,
  lines: readonly ({ budget?: number | null } | undefined)[] = [],
) {
  const cents = (value: number | null | undefined) =>
    value && value > 0 && value <= ProjectLimits.budget ? toCents(Math.round(value * 100) / 100) : 0;
  const sum = lines.reduce((total, line) => total + cents(line?.budget), 0);
  const left = cents(budget) - sum;
  return { sum: toEuro(sum), left: toEuro(left), isExceeded: left < 0 };
}
