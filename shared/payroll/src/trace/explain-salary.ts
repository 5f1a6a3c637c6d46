import { resultOf, workSalary } from '#salary/calculate-salary.ts';
import type { SalaryInput } from '#salary/input.ts';
import type { SalaryResult } from '#salary/result.ts';
import { grossSteps } from './gross-steps.ts';
import { netSteps } from './net-steps.ts';
import { timeSteps } from './time-steps.ts';
import type { SalaryTrace } from './trace.ts';

/**
 * A month computed and explained: every number with formula, inputs and their source, table with date and law, rounding.
 *
 * The steps read the very computation that makes the result, so they agree with it; `calculateSalary` is the same without the trace.
 * Errors: those of `calculateSalary`.
 * Example: the step `tax` of 1,000.00 in October 2026 has the parts 250.00 at 0 %, 200.00 at 8 % and 500.00 at 10 %, table
 * `wage-tax-primary-2024` used on 2026-10-31, exact `66`.
 */
export function explainSalary(input: SalaryInput): { result: SalaryResult; trace: SalaryTrace } {
  const work = workSalary(input);
  const result = resultOf(work);
  const explained = { ...work, result };
  const steps = [...timeSteps(explained), ...grossSteps(explained), ...netSteps(explained)];
  return {
    result,
    trace: { engineVersion: result.engineVersion, paymentDate: input.period.paymentDate, steps },
  };
}
