import type { SalaryEdit, SalaryTrace } from '@paga/contract/payroll';
import { editsAfter, engineInput, explainSalary, PayrollError, wireTrace } from '@paga/payroll';
import type { RowSource } from './computed-row.ts';
import type { Typed } from './edit-fields.ts';

/** How a row comes about with what is typed, as the server would say it once it is saved. Undefined when no gross gives the wanted net. */
export function typedTrace({ known, period }: RowSource, typed: Typed): SalaryTrace | undefined {
  try {
    const edits = editsAfter(known.edits, typed as SalaryEdit, known.inputs);
    return wireTrace(explainSalary(engineInput(period, known.inputs, edits)).trace);
  } catch (error) {
    if (error instanceof PayrollError) return undefined;
    throw error;
  }
}
