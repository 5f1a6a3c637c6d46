import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { CellOpeners, Position } from './cell-openers.ts';
import { type PointerHandlers, useGridPointer } from './use-grid-pointer.ts';

type GridFocus = {
  scroller: RefObject<HTMLElement | null>;
  rowCount: number;
  colCount: number;
  hasTotals: boolean;
  /** Rows that PageUp and PageDown jump over. */
  pageRows: number;
  activate: (position: Position) => boolean;
  /** Whether a cell that can be edited in place has an action of its own. */
  doesBoth: (position: Position) => boolean;
  toggle: (position: Position) => boolean;
  cells: CellOpeners;
};

/** Listeners of the grid's box. */
export type GridHandlers = PointerHandlers & {
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onFocus: (event: FocusEvent<HTMLElement>) => void;
};

const widget = 'a[href], button, input, select, textarea';
const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

function positionOf(target: EventTarget): Position | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-col]') : null;
  return cell ? { row: Number(cell.dataset.row), col: Number(cell.dataset.col) } : undefined;
}

const inside = ({ row, col }: Position, grid: GridFocus): Position => ({
  row: clamp(row, -1, Math.max(-1, grid.rowCount - 1 + Number(grid.hasTotals))),
  col: clamp(col, 0, Math.max(0, grid.colCount - 1)),
});

function moved(event: KeyboardEvent, { row, col }: Position, grid: GridFocus): Position | undefined {
  const lastRow = grid.rowCount - 1 + Number(grid.hasTotals);
  const far = event.ctrlKey || event.metaKey;
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
  handlers: GridHandlers;
  go: (position: Position) => void;
} {
  const { active, cellAt, go, follow } = useTabStop(grid);
  // A cell that is edited in place and does something besides is edited by F2; Enter does the other.
  const act = (position: Position, key: string): void => {
    const opens = key === 'F2' || !grid.doesBoth(position);
    if ((opens && grid.cells.open(position)) || grid.activate(position)) return;
    const inner = cellAt(position)?.querySelector<HTMLElement>(widget);
    const isSum = position.row === grid.rowCount && inner instanceof HTMLButtonElement;
    if (isSum || (inner instanceof HTMLInputElement && inner.type === 'checkbox')) inner.click();
    else inner?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const at = positionOf(event.target);
    if (!at) return;
    const onCell = (event.target as HTMLElement).dataset.col !== undefined;
    if (!onCell) {
      if (event.key === 'Escape') cellAt(at)?.focus();
      return;
    }
    const next = moved(event, at, grid);
    if (next) {
      event.preventDefault();
      go(next);
    } else if (grid.cells.key(event, at)) event.preventDefault();
    else if (event.key === 'Enter' || event.key === 'F2') {
      event.preventDefault();
      act(at, event.key);
    } else if (event.key === ' ' && grid.toggle(event.shiftKey ? { row: at.row, col: 0 } : at))
      event.preventDefault();
  };
  const onFocus = (event: FocusEvent<HTMLElement>): void => {
    const at = positionOf(event.target);
    if (at) follow(at);
  };
  const pointer = useGridPointer({ cells: grid.cells, activate: grid.activate, positionOf, cellAt, widget });
  return { active, go, handlers: { onKeyDown, onFocus, ...pointer } };
}
