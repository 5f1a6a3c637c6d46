import type { SalaryTrace, TraceStep } from '@paga/contract/payroll/trace';

/** What a payslip ends in and names on the way; everything they were made from follows. */
const ENDS = ['base', 'contractDays', 'netto', 'companyCost'];
/** Printed even at zero: people also ask why no tax or contribution was taken. */
const PRINTED_AT_ZERO = ['grossPay', 'contributionEmployee', 'contributionEmployer', 'tax', 'netto'];

/**
 * The steps that the numbers of a payslip came about by, in the order of the computation; those that came to nothing are left out.
 *
 * Example: without a deduction there is no step `stops`, but `tax` is printed at 0.00 too.
 */
export function printedSteps({ steps }: SalaryTrace): TraceStep[] {
  const wanted = new Set(ENDS);
  // A step is made from earlier ones only.
  for (const step of steps.toReversed()) {
    if (!wanted.has(step.key)) continue;
    for (const input of step.inputs) if (input.source === 'step') wanted.add(input.key);
  }
  return steps.filter(
    (step) => wanted.has(step.key) && (step.value !== 0 || PRINTED_AT_ZERO.includes(step.key)),
  );
}
