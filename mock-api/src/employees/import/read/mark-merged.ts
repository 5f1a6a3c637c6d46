import type { ImportColumn } from '@paga/contract/employees';
import { columnName, placeOf } from '#core/workbook/cell.ts';
import { problem } from './problem.ts';
import { type ReadRow, withProblems } from './read-row.ts';

/** A rectangle of merged cells: columns from 0, lines as Excel shows them, ends included. */
type Range = { left: number; top: number; right: number; bottom: number };

function rangeOf(reference: string): Range | null {
  const [from, to] = reference.split(':').map(placeOf);
  return from && to ? { left: from.column, top: from.row, right: to.column, bottom: to.row } : null;
}

/**
 * Names the cells of rows that lie under merged ones: only the first cell of a merged block holds its value, so the others would be read as empty
 * without a word.
 */
export function markMerged(
  rows: readonly ReadRow[],
  merged: readonly string[],
  at: ReadonlyMap<ImportColumn, number>,
): ReadRow[] {
  const ranges = merged.flatMap((reference) => rangeOf(reference) ?? []);
  if (ranges.length === 0) return [...rows];
  return rows.map((row) => {
    const own = ranges.filter(({ top, bottom }) => row.row >= top && row.row <= bottom);
    const hidden = [...at].filter(([, index]) =>
      own.some(
        ({ left, right, top }) => index >= left && index <= right && (index !== left || row.row !== top),
      ),
    );
    if (hidden.length === 0) return row;
    const columns = new Set(hidden.map(([column]) => column));
    const others = [...row.errors, ...row.warnings].filter(
      ({ column }) => column === null || !columns.has(column),
    );
    const found = hidden.map(([column, index]) =>
      problem('cellMerged', { cell: `${columnName(index)}${row.row}`, column }),
    );
    return withProblems(row, [...others, ...found]);
  });
}
