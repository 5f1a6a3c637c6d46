import type { SalaryEdit, SalaryInputs, SalaryInputsRow, SalaryRow } from '@paga/contract/payroll';
import {
  calculateSalary,
  editsAfter,
  engineInput,
  PayrollError,
  rowFigures,
  type SalaryInput,
  type SalaryPeriod,
  type StoredEdit,
} from '@paga/payroll';
import type { Typed } from './edit-fields.ts';
import { wireTyped } from './named-amounts.ts';

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

/** What is stored of a row once what is typed is saved: the cells of the form are the fields of the wire. */
export const editsWith = ({ edits, inputs }: SalaryInputsRow, typed: Typed): StoredEdit =>
  editsAfter(edits, wireTyped(typed) as SalaryEdit, inputs);

/** What the engine makes of a row with what is typed; undefined when no gross gives the wanted net. */
export function withTyped<Made>(
  { known, period }: RowSource,
  typed: Typed,
  make: (input: SalaryInput, edits: StoredEdit) => Made,
): Made | undefined {
  try {
    const edits = editsWith(known, typed);
    return make(engineInput(period, known.inputs, edits), edits);
  } catch (error) {
    if (error instanceof PayrollError) return undefined;
    throw error;
  }
}

/** A row as it comes out with what was typed: the server's engine, in the browser. */
export const computedRow = (row: SalaryRow, source: RowSource, typed: Typed): SalaryRow | undefined =>
  withTyped(source, typed, (input, edits) => ({
    ...row,
    ...rowFigures(input, calculateSalary(input), edits),
  }));
