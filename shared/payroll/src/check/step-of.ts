import type { SalaryTrace, StepKey, TraceStep } from '#trace/trace.ts';

/**
 * One step of a trace. Example: `stepOf(trace, 'tax')?.value` is the row's tax in cents.
 */
export function stepOf(trace: SalaryTrace, key: StepKey): TraceStep | undefined {
  return trace.steps.find((step) => step.key === key);
}
