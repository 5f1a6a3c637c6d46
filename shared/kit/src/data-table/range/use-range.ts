import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Key, type Layout, selectKey } from '../columns/column.ts';
import type { Position } from './range.ts';
import { type Box, boxBetween, boxOf, isOneCell } from './range.ts';
import { figuresOf, type RangeFigures } from './range-figures.ts';

type Ranged<Row> = {
  rows: readonly Row[];
  keys: readonly Key[];
  layout: Layout<Row>;
  onRange: ((figures: RangeFigures | undefined) => void) | undefined;
};

/** A range that was marked: the cell with the focus, and two corners. */
type Held = { anchor: Position; from: Position; head: Position };

/** Ranges of cells, for listeners: each answers for the cell that has the focus. */
export type Ranges = {
  enabled: boolean;
  /** The range that the cell with the focus belongs to; that cell alone where none is marked. */
  boxAt: (focus: Position) => Box;
  /** The corner that moves when the range is extended. */
  headAt: (focus: Position) => Position;
  /** Marks from the cell with the focus to another. */
  extend: (focus: Position, to: Position) => Position;
  /** Marks a box around the cell with the focus. */
  mark: (focus: Position, box: Box) => void;
  drop: () => void;
};

const isSame = (one: Position, other: Position): boolean => one.row === other.row && one.col === other.col;
const isSameList = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one === other || (one.length === other.length && one.every((value, at) => value === other[at]));

/** The marked range. It is let go as soon as the focus is in another cell, or other rows or columns stand where it lay. */
export function useRange<Row>({ rows, keys, layout, onRange }: Ranged<Row>): {
  ranges: Ranges;
  marked: (focus: Position) => Box | undefined;
} {
  const enabled = onRange !== undefined;
  const [held, setHeld] = useState<Held>();
  const columns = layout.columns.map(({ key }) => key);
  const order = useRef({ keys, columns });
  const isMoved = !isSameList(order.current.keys, keys) || !isSameList(order.current.columns, columns);
  const valid = isMoved ? undefined : held;
  useEffect(() => {
    order.current = { keys, columns };
    if (isMoved) setHeld(undefined);
  });
  const first = layout.columns[0]?.key === selectKey ? 1 : 0;
  const inside = ({ row, col }: Position): Position => ({
    row: Math.min(Math.max(row, 0), rows.length - 1),
    col: Math.min(Math.max(col, first), layout.columns.length - 1),
  });
  const of = (focus: Position) => (valid && isSame(valid.anchor, focus) ? valid : undefined);
  const boxAt = (focus: Position): Box => {
    const mine = of(focus);
    return mine ? boxBetween(mine.from, mine.head) : boxOf(focus);
  };
  return {
    marked(focus) {
      const box = boxAt(focus);
      return isOneCell(box) ? undefined : box;
    },
    ranges: {
      enabled,
      boxAt,
      headAt: (focus) => of(focus)?.head ?? focus,
      extend(focus, to) {
        const head = inside(to);
        setHeld({ anchor: focus, from: of(focus)?.from ?? focus, head });
        return head;
      },
      mark(focus, box) {
        const from = { row: box.top, col: box.left };
        setHeld({ anchor: focus, from, head: { row: box.bottom, col: box.right } });
      },
      drop: () => setHeld(undefined),
    },
  };
}

/** Tells who shows them the figures of the range, and that there is none any more. */
export function useRangeFigures<Row>({ rows, layout, onRange }: Ranged<Row>, box: Box | undefined): void {
  const newest = useRef(onRange);
  newest.current = onRange;
  const said = useRef(false);
  const [top, bottom, left, right] = [box?.top, box?.bottom, box?.left, box?.right];
  useEffect(() => {
    const isNone = top === undefined || bottom === undefined || left === undefined || right === undefined;
    if (isNone && !said.current) return;
    said.current = !isNone;
    newest.current?.(isNone ? undefined : figuresOf(rows, layout.columns, { top, bottom, left, right }));
  }, [rows, layout, top, bottom, left, right]);
}

/** Scrolls so that a cell is seen whole, also one that is not drawn yet. */
export function reveal(
  scroller: RefObject<HTMLElement | null>,
  { row, col }: Position,
  rowHeight: number,
): void {
  const box = scroller.current;
  const cell = box?.querySelector(`[data-row="${row}"][data-col="${col}"]`);
  if (cell) cell.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  else if (box) box.scrollTop = Math.max(0, row * rowHeight - box.clientHeight / 2);
}
