import type { Cents } from '#money/cents.ts';
import { isPayrollError } from '#payroll-error.ts';
import { calculateSalary } from '#salary/calculate-salary.ts';
import type { SalaryInput, SalaryPeriod } from '#salary/input.ts';
import { FINE, fineInput } from './fine-input.ts';
import { type DifferenceCause, differenceCauses, linesOnlyIn, switchedInputs } from './switched-inputs.ts';

/** A cause and what it is worth, in cents of net; never zero. `lines`: the recurring lines that came or went. */
type CauseAmount = { cause: DifferenceCause; amount: Cents; lines?: string[] };

/** A net in hundredths of a cent; undefined for a mixture of two months that has no salary (a typed net beside a contribution of 100 %). */
function fineNet(input: SalaryInput, period: SalaryPeriod): number | undefined {
  try {
    return calculateSalary(fineInput(input, period)).netto;
  } catch (error) {
    if (isPayrollError(error)) return undefined;
    throw error;
  }
}

/**
 * Splits the difference between two nets of an employee into causes that add up to it exactly, to the cent.
 *
 * The inputs of the later month replace those of the earlier one group after the other, always in the same order, through the engine itself,
 * in hundredths of a cent; what a step changes in the net is worth to its cause. `rounding` is what is left between the causes, each rounded
 * once, and the nets as they were paid. `difference` is later net - earlier net in cents as stored.
 *
 * Example: a salary of 1,000.00 that becomes 1,100.00 is `[{ cause: 'salary', amount: 85_50 }]` at 5 % above 450.00.
 */
export function explainDifference(before: SalaryInput, after: SalaryInput, difference: Cents): CauseAmount[] {
  const { start, switches } = switchedInputs(before, after);
  const worth = new Map<DifferenceCause, number>();
  let net = fineNet(before, start);
  for (const { cause, input, period } of switches) {
    const next = fineNet(input, period) ?? net;
    if (net !== undefined && next !== undefined) worth.set(cause, (worth.get(cause) ?? 0) + next - net);
    net = next;
  }
  const amounts = new Map([...worth].map(([cause, value]) => [cause, wholeCents(value)]));
  let explained = 0;
  for (const amount of amounts.values()) explained += amount;
  amounts.set('rounding', difference - explained);
  const names = (one: SalaryInput, other: SalaryInput) => linesOnlyIn(one, other).map(({ name }) => name);
  return differenceCauses
    .map((cause): CauseAmount => {
      const amount = amounts.get(cause) ?? 0;
      if (cause === 'lineStarted') return { cause, amount, lines: names(after, before) };
      return cause === 'lineEnded' ? { cause, amount, lines: names(before, after) } : { cause, amount };
    })
    .filter(({ amount }) => amount !== 0);
}

/** Half away from zero, so that a change and its reverse are worth the same. */
function wholeCents(value: number): Cents {
  const rounded = Math.round(Math.abs(value) / FINE);
  return value < 0 && rounded !== 0 ? -rounded : rounded;
}
