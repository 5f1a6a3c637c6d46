import { type MouseEvent, type ReactNode, type RefObject, useRef } from 'react';
import { useCellMenu } from './cell-menu.tsx';
import type { Key, Layout } from './columns/column.ts';
import type { DataTableProps } from './data-table-props.ts';
import type { CellOpeners } from './interaction/cell-openers.ts';
import { useGoTo } from './interaction/use-go-to.ts';
import { type FocusHandlers, useGridFocus } from './interaction/use-grid-focus.ts';
import { type PointerHandlers, useGridPointer } from './interaction/use-grid-pointer.ts';
import { useNameJump } from './interaction/use-name-jump.ts';
import { type Box, boxOf, type Position } from './range/range.ts';
import { reveal, useRange, useRangeFigures } from './range/use-range.ts';
import { type OpenCell, useCellEditing } from './use-cell-editing.ts';

/** Listeners of the grid's box. */
type GridHandlers = FocusHandlers &
  PointerHandlers & { onContextMenu: (event: MouseEvent<HTMLElement>) => void };

type Cells<Row> = {
  scroller: RefObject<HTMLDivElement | null>;
  rows: readonly Row[];
  keys: readonly Key[];
  layout: Layout<Row>;
  rowHeight: number;
  hasTotals: boolean;
  actions: { activate: (position: Position) => boolean; toggle: (position: Position) => boolean };
};

/** What the cells of a grid know: which has the focus, which are marked, whose box or menu is open. */
export type CellState = {
  active: Position;
  /** The cell whose box is open. */
  openCell: OpenCell | undefined;
  /** The marked range, what its handle is pulled over, and the cell that has the handle. */
  marked: Box | undefined;
  filled: Box | undefined;
  handle: Position | undefined;
  menu: ReactNode;
  handlers: GridHandlers;
};

/** The last cell of a range has its handle, if it can be edited. */
const handleOf = ({ bottom, right }: Box, cells: CellOpeners): Position | undefined => {
  const at = { row: bottom, col: right };
  return cells.may(at) ? at : undefined;
};

/** The listener of focus, which says besides into which row it has come. */
function saysRow<Row>(
  onFocus: GridHandlers['onFocus'],
  rows: readonly Row[],
  onCurrent: ((row: Row) => void) | undefined,
): GridHandlers['onFocus'] {
  return (event) => {
    onFocus(event);
    const cell = event.target.closest<HTMLElement>('[data-row]');
    const row = rows[Number(cell?.dataset.row ?? -1)];
    if (row !== undefined) onCurrent?.(row);
  };
}

/** Focus, ranges, editing and menu of the cells. */
export function useCells<Row>(props: DataTableProps<Row>, grid: Cells<Row>): CellState {
  const { scroller, rows, keys, layout, actions } = grid;
  const focus = useRef<(position: Position) => void>(undefined);
  const go = (position: Position): void => focus.current?.(position);
  const { ranges, marked } = useRange({ rows, keys, layout, onRange: props.onRange });
  const editing = useCellEditing({ ...props, rows, keys, layout, ranges, go });
  const jump = useNameJump({ rows, layout, go });
  const cells: CellOpeners = {
    ...editing.cells,
    key: (event, at) => editing.cells.key(event, at) || jump(event, at),
  };
  const size = { rowCount: rows.length, colCount: layout.columns.length, hasTotals: grid.hasTotals };
  const show = (position: Position): void => reveal(scroller, position, grid.rowHeight);
  const shared = { scroller, cells, ranges, reveal: show, ...actions, ...size };
  const focused = useGridFocus({ ...shared, pageRows: 12 });
  focus.current = focused.go;
  const { active, cellAt } = focused;
  const pointer = useGridPointer({ ...shared, active, cellAt });
  useGoTo({ cell: props.goTo, keys, layout, go });
  const { onContextMenu, menu } = useCellMenu({
    ...{ ...props, ranges, keys, layout, active, cellAt, go },
    sheet: editing.sheet,
  });
  const box = marked(active);
  useRangeFigures({ rows, keys, layout, onRange: props.onRange }, box);
  const onFocus = saysRow(focused.handlers.onFocus, rows, props.onCurrent);
  return {
    ...{ active, menu, openCell: editing.open, marked: box, filled: editing.fill?.to },
    handle: props.onRange && handleOf(box ?? boxOf(active), cells),
    handlers: { ...focused.handlers, ...pointer, onFocus, onContextMenu },
  };
}
