import type { Column } from '../columns/column.ts';
import { type Box, eachCell } from './range.ts';

/** What stands in a range: its cells, those of them that hold a number, and their sum; `columns` are the keys of the columns with numbers. */
export type RangeFigures = { cells: number; count: number; sum: number; columns: readonly string[] };

/** The figures of a box. Amounts and hours have two decimals: they are added as hundredths. A cell that shows nothing is not counted. */
export function figuresOf<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  box: Box,
): RangeFigures {
  let [count, hundredths] = [0, 0];
  const summed = new Set<string>();
  eachCell(box, ({ row, col }) => {
    const [held, column] = [rows[row], columns[col]];
    const value = held !== undefined && column?.value?.(held);
    if (held === undefined || !column || typeof value !== 'number') return;
    if ((column.edit?.text ?? column.text)?.(held) === '') return;
    summed.add(column.key);
    count += 1;
    hundredths += Math.round(value * 100);
  });
  const cells = (box.bottom - box.top + 1) * (box.right - box.left + 1);
  return { cells, count, sum: hundredths / 100, columns: [...summed] };
}
