import { type CorrectedRow, readImportCells as call, type ImportRow } from '@paga/contract/employees';
import type { CivilDate } from '@paga/contract/shapes';
import { correctedRow } from '../employees/import/corrected-row.ts';
import type { ReadRow } from '../employees/import/read-row.ts';
import { netOfRows } from '../employees/import-preview.ts';
import { read } from '../http/verb.ts';
import { matchRows } from './match-rows.ts';

/** Reads cells that a person has corrected, by the reader of the workbook itself. Saves nothing. */
export const readImportCells = read({
  call,
  run: async (ctx, { body }): Promise<ImportRow[]> => {
    const rows = body.rows.map((row) => corrected(row, ctx.today));
    const [withNet, match] = [await netOfRows(ctx), await matchRows(ctx, rows)];
    return rows.map((row) => ({ ...withNet(row), match: match(row) }));
  },
});

function corrected({ row, cells }: CorrectedRow, today: CivilDate): ReadRow {
  const { netSalary, tax, contribution, match, ...own } = row;
  return cells.reduce<ReadRow>((held, { column, text }) => correctedRow(held, column, text, today), own);
}
