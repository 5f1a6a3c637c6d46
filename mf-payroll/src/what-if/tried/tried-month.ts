import type { SalaryInputs, SalaryRow, WhatIfChange } from '@paga/contract/payroll';
import {
  calculateSalary,
  companyCostOf,
  engineInput,
  type MonthPerson,
  PayrollError,
  rowFigures,
  type SalaryInput,
  type Sandbox,
  sandboxOf,
} from '@paga/payroll';
import type { Period } from '#month/period/use-period.ts';
import { type RowSource, sourcesOf } from '#month/rows/computed-row.ts';

/** A month as it is: its rows, and what they were computed from. */
export type RealMonth = { period: Period; rows: readonly SalaryRow[]; inputs: SalaryInputs };

/** A row as the sandbox has it, beside the real one. `inputs` are both sides of the engine's input, for the causes of the difference. */
export type TriedRow = SalaryRow & {
  real: SalaryRow;
  /** Whether any figure differs. */
  changed: boolean;
  /** The engine refuses: the real row stands here. */
  failed: boolean;
  /** What of the row the changes mean, rates apart: terms of the person, inputs of the month, or both. */
  meant: 'terms' | 'inputs' | 'both' | undefined;
  sectorIds: readonly number[];
  inputs: { real: SalaryInput; tried: SalaryInput } | undefined;
};

const compared = [
  'totalBrutto',
  'pensionalContribution',
  'employerContribution',
  'tax',
  'prime',
  'netto',
] as const;
type Compared = Pick<SalaryRow, (typeof compared)[number] | 'stopTable'>;
const differs = (one: Compared, other: Compared) =>
  compared.some((name) => one[name] !== other[name]) || one.stopTable.total !== other.stopTable.total;

function meantOf(before: MonthPerson, after: MonthPerson): TriedRow['meant'] {
  if (after === before) return undefined;
  const terms = JSON.stringify(after.inputs) !== JSON.stringify(before.inputs);
  if (after.edits === before.edits) return 'terms';
  return terms ? 'both' : 'inputs';
}

function triedRow(real: SalaryRow, { known, period }: RowSource, sandbox: Sandbox): TriedRow {
  const { sectorIds, inputs, edits, lines } = known;
  const person: MonthPerson = { employeeId: real.employeeId, sectorIds, inputs, edits, lines };
  const after = sandbox.person(person);
  const same = {
    ...real,
    real,
    changed: false,
    failed: false,
    sectorIds,
    meant: meantOf(person, after),
    inputs: undefined,
  };
  if (after === person && !sandbox.hasRates) return same;
  try {
    const tried = sandbox.input(period, person);
    const figures = rowFigures(tried, calculateSalary(tried), after.edits);
    return {
      ...same,
      ...figures,
      changed: differs(figures, real),
      inputs: { real: engineInput(period, inputs, edits), tried },
    };
  } catch (error) {
    if (error instanceof PayrollError) return { ...same, failed: true };
    throw error;
  }
}

const sizeOf = (row: TriedRow) => Math.abs(companyCostOf(row) - companyCostOf(row.real));

/** The rows of a month as they would be with these changes: changed ones first, by the size of the change in cost, the rest by name. */
export function triedRows({ period, rows, inputs }: RealMonth, changes: readonly WhatIfChange[]): TriedRow[] {
  const sources = sourcesOf(inputs);
  const sandbox = sandboxOf(period, changes);
  const tried = rows.flatMap((row) => {
    const source = sources.get(row.id);
    return source ? [triedRow(row, source, sandbox)] : [];
  });
  const changed = tried
    .filter((row) => row.changed || row.failed)
    .sort((one, other) => sizeOf(other) - sizeOf(one));
  return [...changed, ...tried.filter((row) => !row.changed && !row.failed)];
}
