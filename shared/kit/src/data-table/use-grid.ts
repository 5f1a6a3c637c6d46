import { type RefObject, useMemo, useRef } from 'react';
import { useStable } from '#use-stable.ts';
import { type Column, type Key, type Layout, layOut, selectKey } from './columns/column.ts';
import { useWholeColumns } from './columns/use-whole-columns.ts';
import type { DataTableProps } from './data-table-props.ts';
import { useGridActions } from './interaction/use-grid-actions.ts';
import { useScrollPlace } from './interaction/use-scroll-place.ts';
import { selectAllState, toggleAll, toggleOne } from './selection.ts';
import { type Sort, useSorting } from './sort.ts';
import { useNarrow, useRowHeight } from './use-box.ts';
import { type CellState, useCells } from './use-cells.ts';
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

/** What `useGrid` answers. */
export type GridState<Row> = CellState & {
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
  items: { index: number; top: number }[];
  height: number;
};

type Shown<Row> = DataTableProps<Row> & { hidden: ReadonlySet<string> };

/** The columns that are not hidden, with the boxes where rows can be selected, laid out for the width of the grid. */
function useLayout<Row>({ columns, hidden, selection }: Shown<Row>, scroller: RefObject<HTMLElement | null>) {
  const narrow = useNarrow(scroller);
  const selectable = selection !== undefined;
  return useMemo(() => {
    const shown = columns.filter((column) => !hidden.has(column.key));
    return layOut(selectable ? [boxes, ...shown] : shown, { narrow });
  }, [columns, hidden, narrow, selectable]);
}

/** How rows are selected, by their box or all at once; not while only a part of them is there. */
function useRowChoice<Row>({ selection, partial }: DataTableProps<Row>, keys: readonly Key[]) {
  const flipAll = useStable(() => {
    if (!partial) selection?.onChange(toggleAll(keys, selection.selected));
  });
  const flip = useStable((index: number) => {
    const key = keys[index];
    if (selection && !partial && key !== undefined) selection.onChange(toggleOne(key, selection.selected));
  });
  return { flip, flipAll, selectAll: selection ? selectAllState(keys, selection.selected) : 'off' } as const;
}

/** The rows of headings, two with groups, and their height. */
function headOf<Row>({ groups }: Layout<Row>, isLow: boolean | undefined) {
  const heights = isLow ? headHeights.low : headHeights.usual;
  const hasGroups = groups.length > 0;
  return { headRows: hasGroups ? 2 : 1, headHeight: heights.title + (hasGroups ? heights.group : 0) };
}

/** Everything a grid knows and does; the table only draws it. */
export function useGrid<Row>(props: Shown<Row>): GridState<Row> {
  const { rowKey, totals } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const layout = useLayout(props, scroller);
  useWholeColumns(scroller, layout);
  const rowHeight = useRowHeight(props.tall);
  const { rows, sort, toggle } = useSorting(props);
  const keys = useMemo(() => rows.map(rowKey), [rows, rowKey]);
  const { selectAll, flip, flipAll } = useRowChoice(props, keys);
  const actions = useGridActions({
    rows,
    layout,
    toggleSort: toggle,
    flip,
    flipAll,
    selectable: props.selection !== undefined,
    onRowActivate: props.onRowActivate,
  });
  const { headRows, headHeight } = headOf(layout, props.fills);
  const hasTotals = totals !== undefined && rows.length > 0;
  const cells = useCells(props, { scroller, rows, keys, layout, rowHeight, hasTotals, actions });
  useScrollPlace({ scroller, hasRows: rows.length > 0, place: props.place, onPlace: props.onPlace });
  const activeRow = cells.active.row;
  const inView = useRowsInView({ scroller, count: rows.length, rowHeight, headHeight, activeRow });
  return {
    ...{ scroller, rows, keys, layout, sort, rowHeight, headHeight, headRows, hasTotals },
    ...{ selectAll, flip, flipAll, ...cells, ...inView },
  };
}
