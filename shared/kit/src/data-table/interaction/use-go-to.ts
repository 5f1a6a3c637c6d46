import { useEffect, useRef } from 'react';
import type { Key, Layout } from '../columns/column.ts';
import type { Position } from '../range/range.ts';

/** A cell by its row and its column. */
export type CellPlace = { key: Key; column: string };

type GoTo<Row> = {
  cell: CellPlace | undefined;
  keys: readonly Key[];
  layout: Layout<Row>;
  go: (position: Position) => void;
};

/** Moves the focus to a cell that something beside the table names, once for each object; while the table does not show it, it waits. */
export function useGoTo<Row>({ cell, keys, layout, go }: GoTo<Row>): void {
  const last = useRef<CellPlace>(undefined);
  useEffect(() => {
    if (!cell || cell === last.current) return;
    const row = keys.indexOf(cell.key);
    const col = layout.columns.findIndex(({ key }) => key === cell.column);
    if (row < 0 || col < 0) return;
    last.current = cell;
    go({ row, col });
  });
}
