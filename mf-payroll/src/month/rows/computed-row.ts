import type { SalaryEdit, SalaryInputs, SalaryInputsRow, SalaryRow } from '@paga/contract/payroll';
import {
  calculateSalary,
  editsAfter,
  engineInput,
  PayrollError,
  rowFigures,
  type SalaryPeriod,
} from '@paga/payroll';
import type { Typed } from './edit-fields.ts';

/** What the engine needs to compute a row again. */
export type RowSource = { known: SalaryInputsRow; period: SalaryPeriod };

/** The sources of a month's rows, by id. The periods stay the same objects: the engine derives each once. */
export function sourcesOf(inputs: SalaryInputs | undefined): ReadonlyMap<number, RowSource> {
  const periods = new Map(inputs?.bases.map(({ id, period }) => [id, period as SalaryPeriod]));
  const sources = new Map<number, RowSource>();
  for (const known of inputs?.rows ?? []) {
    const period = periods.get(known.basisId);
    if (period) sources.set(known.salaryId, { known, period });
  }
  return sources;
}

/** A row as it comes out with what was typed: the server's engine, in the browser. Undefined when no gross gives the wanted net. */
export function computedRow(
  row: SalaryRow,
  { known, period }: RowSource,
  typed: Typed,
): SalaryRow | undefined {
  try {
    const edits = editsAfter(known.edits, typed as SalaryEdit, known.inputs);
    const input = engineInput(period, known.inputs, edits);
    return { ...row, ...rowFigures(input, calculateSalary(input), edits) };
  } catch (error) {
    if (error instanceof PayrollError) return undefined;
    throw error;
  }
}
