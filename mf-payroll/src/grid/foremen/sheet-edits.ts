import { ForemanHours, type ForemanReading } from '@paga/contract/payroll/foreman-sheet';
import type { CellEdit } from '@paga/kit';
import type { RowSource } from '#month/rows/computed-row.ts';
import type { EditedRow } from '#month/rows/pending-row.ts';
import { heldIn } from '#month/rows/shown-rows.ts';

/** Hours of a sheet that are others than in the table. */
export type SheetChange = {
  salaryId: number;
  name: string;
  column: ForemanHours;
  before: number;
  after: number;
};

/** What a sheet would change in the table; hours that stand there already are none. */
export function changesOf(
  { rows: lines }: Pick<ForemanReading, 'rows'>,
  rows: readonly EditedRow[],
  sources: ReadonlyMap<number, RowSource>,
): SheetChange[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return lines.flatMap(({ salaryId, name, hours }) => {
    const row = byId.get(salaryId);
    if (!row) return [];
    return ForemanHours.options.flatMap((column): SheetChange[] => {
      const after = hours[column];
      const before = Number(heldIn(column, row, sources.get(salaryId)) ?? 0);
      return after === undefined || after === before ? [] : [{ salaryId, name, column, before, after }];
    });
  });
}

/** The changes as edits of cells: one step, as of a pasted block. */
export const editsOfSheet = (changes: readonly SheetChange[]): CellEdit[] =>
  changes.map(({ salaryId, column, after }) => ({ key: salaryId, column, text: String(after) }));
