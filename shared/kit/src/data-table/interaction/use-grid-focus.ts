import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Position } from '../range/range.ts';
import type { Ranges } from '../range/use-range.ts';
import type { CellOpeners } from './cell-openers.ts';

type GridFocus = {
  scroller: RefObject<HTMLElement | null>;
  rowCount: number;
  colCount: number;
  hasTotals: boolean;
  /** Rows that PageUp and PageDown jump over. */
  pageRows: number;
  activate: (position: Position) => boolean;
  toggle: (position: Position) => boolean;
  cells: CellOpeners;
  ranges: Ranges;
  /** Scrolls to the corner of a range that was moved. */
  reveal: (position: Position) => void;
};

/** Listeners of the grid's box for keys and focus. */
export type FocusHandlers = {
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onFocus: (event: FocusEvent<HTMLElement>) => void;
};

/** What answers clicks and keys itself: links, buttons, fields. */
export const widget = 'a[href], button, input, select, textarea';
const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

/** The cell that something in it belongs to. */
export function positionOf(target: EventTarget): Position | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-col]') : null;
  return cell ? { row: Number(cell.dataset.row), col: Number(cell.dataset.col) } : undefined;
}

const inside = ({ row, col }: Position, grid: GridFocus): Position => ({
  row: clamp(row, -1, Math.max(-1, grid.rowCount - 1 + Number(grid.hasTotals))),
  col: clamp(col, 0, Math.max(0, grid.colCount - 1)),
});

const isFar = ({ ctrlKey, metaKey }: KeyboardEvent): boolean => ctrlKey || metaKey;

function moved(event: KeyboardEvent, { row, col }: Position, grid: GridFocus): Position | undefined {
  const lastRow = grid.rowCount - 1 + Number(grid.hasTotals);
  const far = isFar(event);
  const targets: Record<string, Position> = {
    ArrowRight: { row, col: col + 1 },
    ArrowLeft: { row, col: col - 1 },
    ArrowDown: { row: row + 1, col },
    ArrowUp: { row: row - 1, col },
    Home: { row: far ? 0 : row, col: 0 },
    End: { row: far ? lastRow : row, col: grid.colCount - 1 },
    PageDown: { row: Math.max(0, row) + grid.pageRows, col },
    PageUp: { row: Math.max(row >= 0 ? 0 : -1, row - grid.pageRows), col },
  };
  const target = targets[event.key];
  return target && inside(target, grid);
}

const STEPS: Record<string, [down: number, right: number]> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};

/** Shift and a key of movement extend the range, with Ctrl to the end of the table; Ctrl+A marks all of it, Ctrl+Space the column. */
function extended(event: KeyboardEvent, at: Position, grid: GridFocus): boolean {
  const { ranges, rowCount } = grid;
  if (!ranges.enabled || at.row < 0 || at.row >= rowCount || event.altKey) return false;
  const last = { row: rowCount - 1, col: grid.colCount - 1 };
  if (isFar(event) && !event.shiftKey && event.key.toLowerCase() === 'a') {
    ranges.mark(at, { top: 0, bottom: last.row, left: 0, right: last.col });
    return true;
  }
  if (isFar(event) && !event.shiftKey && event.key === ' ') {
    ranges.mark(at, { top: 0, bottom: last.row, left: at.col, right: at.col });
    return true;
  }
  if (!event.shiftKey) return false;
  const head = ranges.headAt(at);
  const [down, right] = STEPS[event.key] ?? [0, 0];
  const toEnd = isFar(event) && (down !== 0 || right !== 0);
  const to = toEnd
    ? { row: head.row + down * rowCount, col: head.col + right * grid.colCount }
    : moved(event, head, grid);
  if (to) grid.reveal(ranges.extend(at, to));
  return to !== undefined;
}

/** The cell that is the tab stop of the grid, and how the focus goes to another one once that is drawn. */
function useTabStop(grid: GridFocus) {
  const [chosen, setActive] = useState<Position>();
  // Until the focus was here, the tab stop is the first row, as soon as there is one.
  const active = chosen ?? { row: grid.rowCount > 0 ? 0 : -1, col: 0 };
  const wanted = useRef(false);
  const here = inside(active, grid);
  const cellAt = ({ row, col }: Position): HTMLElement | null | undefined =>
    grid.scroller.current?.querySelector<HTMLElement>(`[data-row="${row}"][data-col="${col}"]`);

  useLayoutEffect(() => {
    if (!wanted.current) return;
    wanted.current = false;
    const cell = cellAt(here);
    // The box of the cell may have the focus already.
    if (!cell?.contains(document.activeElement)) cell?.focus({ preventScroll: true });
    cell?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  });

  const go = (position: Position): void => {
    wanted.current = true;
    setActive(inside(position, grid));
  };
  const follow = (at: Position): void => {
    if (at.row !== chosen?.row || at.col !== chosen.col) setActive(at);
  };
  return { active: here, cellAt, go, follow };
}

/** Roving focus of the WAI-ARIA grid pattern: one tab stop, arrows inside, Enter or F2 acts, Esc leaves a widget. */
export function useGridFocus(grid: GridFocus): {
  active: Position;
  cellAt: (position: Position) => HTMLElement | null | undefined;
  handlers: FocusHandlers;
  go: (position: Position) => void;
} {
  const { active, cellAt, go, follow } = useTabStop(grid);
  // A cell that is edited in place and does something besides does that by Alt+Enter.
  const act = (position: Position, isOther: boolean): void => {
    if ((!isOther && grid.cells.open(position)) || grid.activate(position)) return;
    const inner = cellAt(position)?.querySelector<HTMLElement>(widget);
    const isSum = position.row === grid.rowCount && inner instanceof HTMLButtonElement;
    if (isSum || (inner instanceof HTMLInputElement && inner.type === 'checkbox')) inner.click();
    else inner?.focus();
  };
  const step = (event: KeyboardEvent, at: Position): boolean => {
    const next = moved(event, at, grid);
    if (next) {
      grid.ranges.drop();
      go(next);
    }
    return next !== undefined;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const at = positionOf(event.target);
    if (!at) return;
    const onCell = (event.target as HTMLElement).dataset.col !== undefined;
    if (!onCell) {
      if (event.key === 'Escape') cellAt(at)?.focus();
      return;
    }
    if (extended(event, at, grid) || step(event, at) || grid.cells.key(event, at)) event.preventDefault();
    else if (event.key === 'Enter' || event.key === 'F2') {
      event.preventDefault();
      act(at, event.altKey);
    } else if (event.key === ' ' && grid.toggle(event.shiftKey ? { row: at.row, col: 0 } : at))
      event.preventDefault();
    else if (event.key === 'Escape') grid.ranges.drop();
  };
  const onFocus = (event: FocusEvent<HTMLElement>): void => {
    const at = positionOf(event.target);
    if (at) follow(at);
  };
  return { active, cellAt, go, handlers: { onKeyDown, onFocus } };
}
