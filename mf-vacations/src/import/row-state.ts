import type { LeaveColumn, LeaveImportRow, LeaveProblem } from '@paga/contract/leave';
import type { CellText } from '@paga/forms/import';

/** What saving does with a row. */
export type RowState = 'refused' | 'leftOut' | 'warned' | 'ready';

/** The rows as they were last read, and those that a person leaves out, by their line of the sheet. */
export type Looked = { rows: readonly LeaveImportRow[]; leftOut: ReadonlySet<number> };

/** What saving would do with a row; one that is left out is not asked for its problems. */
export function stateOf({ row, isValid, problems }: LeaveImportRow, { leftOut }: Looked): RowState {
  if (leftOut.has(row)) return 'leftOut';
  if (!isValid) return 'refused';
  return problems.length > 0 ? 'warned' : 'ready';
}

/** The problem of a row in a column, errors first. */
export function problemIn({ problems }: LeaveImportRow, column: LeaveColumn): LeaveProblem | undefined {
  const own = problems.filter((problem) => problem.column === column);
  return own.find(({ severity }) => severity === 'error') ?? own[0];
}

/** Texts that were typed or pasted, put into their rows. */
export function withTexts(
  rows: readonly LeaveImportRow[],
  texts: readonly CellText<LeaveColumn>[],
): LeaveImportRow[] {
  return rows.map((row) => {
    const own = texts.filter((text) => text.row === row.row);
    if (own.length === 0) return row;
    const typed = Object.fromEntries(own.map(({ column, text }) => [column, text.slice(0, 1000)]));
    return { ...row, cells: { ...row.cells, ...typed } };
  });
}
