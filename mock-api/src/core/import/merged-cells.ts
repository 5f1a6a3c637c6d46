import { placeOf } from '../workbook/cell.ts';
import type { Places } from './columns.ts';

/** A block of merged cells: columns from 0, lines as Excel shows them, ends included. */
export type MergedBlock = { range: string; left: number; top: number; right: number; bottom: number };

/** The blocks of a sheet that touch these lines. */
export function mergedBlocks(merged: readonly string[], lines: readonly { row: number }[]): MergedBlock[] {
  const [first = 0, last = 0] = [lines[0]?.row, lines.at(-1)?.row];
  return merged.flatMap((range) => {
    const [from, to = from] = range.split(':').map(placeOf);
    if (!from || !to || to.row < first || from.row > last) return [];
    return [{ range, left: from.column, top: from.row, right: to.column, bottom: to.row }];
  });
}

/**
 * The columns that a block hides in a line: only its first cell holds its value, so the others would be read as empty without a word.
 */
export function hiddenIn<Column extends string>(
  { left, top, right, bottom }: MergedBlock,
  row: number,
  at: Places<Column>,
): Column[] {
  if (row < top || row > bottom) return [];
  return [...at].flatMap(([column, index]) =>
    index >= left && index <= right && (index !== left || row !== top) ? [column] : [],
  );
}
