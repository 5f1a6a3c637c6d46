import type { ImportColumn } from '@paga/contract/employees';
import type { Places } from '#core/import/columns.ts';
import { hiddenIn, mergedBlocks } from '#core/import/merged-cells.ts';
import { columnName } from '#core/workbook/cell.ts';
import { problem } from './problem.ts';
import { type ReadRow, withProblems } from './read-row.ts';

/** Names the cells of rows that merged ones hide. */
export function markMerged(
  rows: readonly ReadRow[],
  merged: readonly string[],
  at: Places<ImportColumn>,
): ReadRow[] {
  const blocks = mergedBlocks(merged, rows);
  if (blocks.length === 0) return [...rows];
  return rows.map((row) => {
    const columns = new Set(blocks.flatMap((block) => hiddenIn(block, row.row, at)));
    if (columns.size === 0) return row;
    const others = [...row.errors, ...row.warnings].filter(
      ({ column }) => column === null || !columns.has(column),
    );
    const found = [...columns].map((column) =>
      problem('cellMerged', { cell: `${columnName(at.get(column) ?? 0)}${row.row}`, column }),
    );
    return withProblems(row, [...others, ...found]);
  });
}
