import { type CorrectedRow, readImportCells as call, type ImportRow } from '@paga/contract/employees';
import type { CivilDate } from '@paga/contract/shapes';
import { read } from '#core/http/handler.ts';
import { netTermsOf } from '#months/public.ts';
import { completeRows } from './preview-import.ts';
import { correctedRow } from './read/corrected-row.ts';
import type { ReadRow } from './read/read-row.ts';

/** Reads cells that a person has corrected, by the reader of the workbook itself. Saves nothing. */
export const readImportCells = read({
  call,
  run: async (ctx, { body }): Promise<ImportRow[]> => {
    const rows = body.rows.map((row) => corrected(row, ctx.today));
    return completeRows(ctx, rows, { terms: await netTermsOf(ctx) });
  },
});

function corrected({ row, cells }: CorrectedRow, today: CivilDate): ReadRow {
  const { netSalary, tax, contribution, match, ...own } = row;
  return cells.reduce<ReadRow>((held, { column, text }) => correctedRow(held, column, text, today), own);
}
