import { type Layout, selectKey } from '../columns/column.ts';
import type { Position } from '../range/range.ts';

type GridActions<Row> = {
  rows: readonly Row[];
  layout: Layout<Row>;
  selectable: boolean;
  toggleSort: (key: string) => void;
  flip: (index: number) => void;
  flipAll: () => void;
  onRowActivate?: (row: Row) => void;
};

/** What Enter, F2 and clicks do (`activate`) and what Space does (`toggle`), which return whether they did anything. */
export function useGridActions<Row>({
  rows,
  layout,
  selectable,
  toggleSort,
  flip,
  flipAll,
  onRowActivate,
}: GridActions<Row>): {
  activate: (position: Position) => boolean;
  toggle: (position: Position) => boolean;
} {
  const select = ({ row }: Position): boolean => {
    if (row === -1) flipAll();
    else if (row < rows.length) flip(row);
    return true;
  };
  const sortBy = (col: number): boolean => {
    const column = layout.columns[col];
    if (!column?.value) return false;
    toggleSort(column.key);
    return true;
  };
  return {
    activate(position) {
      const column = layout.columns[position.col];
      const row = rows[position.row];
      if (column?.key === selectKey) return select(position);
      if (position.row === -1) return sortBy(position.col);
      if (row === undefined) return false;
      if (column?.onActivate) {
        if (column.mayActivate?.(row) ?? true) column.onActivate(row);
        return true;
      }
      onRowActivate?.(row);
      return onRowActivate !== undefined;
    },
    toggle(position) {
      if (selectable && layout.columns[position.col]?.key === selectKey) return select(position);
      return position.row === -1 && sortBy(position.col);
    },
  };
}
