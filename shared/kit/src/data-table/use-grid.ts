import { type RefObject, useMemo, useRef } from 'react';
import { useStable } from '#use-stable.ts';
import { type Column, type Key, type Layout, layOut, selectKey } from './columns/column.ts';
import type { DataTableProps } from './data-table-props.ts';
import type { Position } from './interaction/cell-openers.ts';
import { useGoTo } from './interaction/use-go-to.ts';
import { useGridActions } from './interaction/use-grid-actions.ts';
import { type GridHandlers, useGridFocus } from './interaction/use-grid-focus.ts';
import { useScrollPlace } from './interaction/use-scroll-place.ts';
import { selectAllState, toggleAll, toggleOne } from './selection.ts';
import { type Sort, useSorting } from './sort.ts';
import { useNarrow, useRowHeight } from './use-box.ts';
import { type OpenCell, useCellEditing } from './use-cell-editing.ts';
import { useRowsInView } from './use-rows-in-view.ts';

/** The column with the boxes that select rows. */
const boxes = {
  key: selectKey,
  title: '',
  width: 44,
  frozen: true,
  align: 'center',
  render: () => null,
} satisfies Column<unknown>;
/** Of the headings: titles and groups, lower where the table fills its place. */
const headHeights = { usual: { title: 44, group: 28 }, low: { title: 32, group: 24 } };

type GridState<Row> = {
  scroller: RefObject<HTMLDivElement | null>;
  rows: readonly Row[];
  keys: readonly Key[];
  layout: Layout<Row>;
  sort: Sort | null;
  rowHeight: number;
  headHeight: number;
  /** Rows of headings: two with groups. */
  headRows: number;
  hasTotals: boolean;
  selectAll: 'on' | 'off' | 'mixed';
  flip: (index: number) => void;
  flipAll: () => void;
  active: Position;
  /** The cell whose box is open. */
  openCell: OpenCell | undefined;
  handlers: GridHandlers;
  items: { index: number; top: number }[];
  height: number;
};

/** Everything a grid knows and does; the table only draws it. */
export function useGrid<Row>(props: DataTableProps<Row> & { hidden: ReadonlySet<string> }): GridState<Row> {
  const { rowKey, selection, partial, totals, hidden } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const focus = useRef<(position: Position) => void>(undefined);
  const narrow = useNarrow(scroller);
  const rowHeight = useRowHeight(props.tall);
  const { rows, sort, toggle } = useSorting(props);
  const selectable = selection !== undefined;
  const layout = useMemo(() => {
    const shown = props.columns.filter((column) => !hidden.has(column.key));
    return layOut(selectable ? [boxes, ...shown] : shown, { narrow });
  }, [props.columns, hidden, narrow, selectable]);
  const keys = useMemo(() => rows.map(rowKey), [rows, rowKey]);
  const selectAll = selection ? selectAllState(keys, selection.selected) : 'off';
  const flipAll = useStable(() => {
    if (!partial) selection?.onChange(toggleAll(keys, selection.selected));
  });
  const flip = useStable((index: number) => {
    const key = keys[index];
    if (selection && !partial && key !== undefined) selection.onChange(toggleOne(key, selection.selected));
  });
  const actions = useGridActions({
    rows,
    layout,
    toggleSort: toggle,
    flip,
    flipAll,
    selectable,
    onRowActivate: props.onRowActivate,
  });
  const heights = props.fills ? headHeights.low : headHeights.usual;
  const headHeight = heights.title + (layout.groups.length > 0 ? heights.group : 0);
  const hasTotals = totals !== undefined && rows.length > 0;
  const editing = useCellEditing({
    ...props,
    rows,
    keys,
    layout,
    go: (position) => focus.current?.(position),
  });
  const { active, handlers, go } = useGridFocus({
    scroller,
    rowCount: rows.length,
    colCount: layout.columns.length,
    hasTotals,
    pageRows: 12,
    cells: editing.cells,
    ...actions,
  });
  focus.current = go;
  useScrollPlace({ scroller, hasRows: rows.length > 0, place: props.place, onPlace: props.onPlace });
  useGoTo({ cell: props.goTo, keys, layout, go });
  const { items, height } = useRowsInView({
    scroller,
    count: rows.length,
    rowHeight,
    headHeight,
    activeRow: active.row,
  });
  const headRows = layout.groups.length > 0 ? 2 : 1;
  return {
    scroller,
    rows,
    keys,
    layout,
    sort,
    rowHeight,
    headHeight,
    headRows,
    hasTotals,
    selectAll,
    flip,
    flipAll,
    active,
    openCell: editing.open,
    handlers: { ...handlers, onFocus: saysRow(handlers.onFocus, rows, props.onCurrent) },
    items,
    height,
  };
}

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
