import { type ClipboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import type { Position } from '../range/range.ts';
import { holds } from '../range/range.ts';
import type { Ranges } from '../range/use-range.ts';
import type { CellOpeners } from './cell-openers.ts';
import { positionOf, widget } from './use-grid-focus.ts';

type Pointed = {
  cells: CellOpeners;
  ranges: Ranges;
  rowCount: number;
  activate: (position: Position) => boolean;
  cellAt: (position: Position) => HTMLElement | null | undefined;
  reveal: (position: Position) => void;
  /** The cell with the focus. */
  active: Position;
};

/** Listeners of the grid's box for mouse, finger and clipboard. */
export type PointerHandlers = {
  onClick: (event: MouseEvent<HTMLElement>) => void;
  onMouseDown: (event: MouseEvent<HTMLElement>) => void;
  onMouseMove: (event: MouseEvent<HTMLElement>) => void;
  onPaste: (event: ClipboardEvent<HTMLElement>) => void;
  onCopy: (event: ClipboardEvent<HTMLElement>) => void;
  onCut: (event: ClipboardEvent<HTMLElement>) => void;
};

const isHandle = (target: EventTarget): boolean => (target as Element).closest('[data-fill]') !== null;
const isField = (target: EventTarget): boolean => target instanceof HTMLInputElement;

/** What a press has begun: a range from a cell, or pulling the fill handle; undefined once it is let go. */
type Pull = { from: Position; last: Position; fills: boolean };

/** Pulling over cells: a range follows, or what the handle fills is shown until it is let go. */
function usePulling({ cells, ranges, rowCount, reveal }: Pointed) {
  const pull = useRef<Pull>(undefined);
  const filled = useRef(cells.fillTo);
  filled.current = cells.fillTo;
  useEffect(() => {
    const letGo = (): void => {
      if (pull.current?.fills) filled.current(pull.current.from, undefined);
      pull.current = undefined;
    };
    addEventListener('mouseup', letGo);
    return () => removeEventListener('mouseup', letGo);
  }, []);
  const begin = (from: Position, fills: boolean): void => {
    pull.current = { from, last: from, fills };
  };
  const move = (event: MouseEvent<HTMLElement>): void => {
    const now = pull.current;
    const at = now && positionOf(event.target);
    if (!now || !at || (event.buttons & 1) === 0) return;
    // Over the headings or the sums it goes on, a row with every move.
    const isOutside = at.row < 0 || at.row >= rowCount;
    const to = isOutside ? { ...at, row: now.last.row + (at.row < 0 ? -1 : 1) } : at;
    if (to.row === now.last.row && to.col === now.last.col) return;
    now.last = { row: Math.min(Math.max(to.row, 0), rowCount - 1), col: to.col };
    if (now.fills) cells.fillTo(now.from, now.last);
    else ranges.extend(now.from, now.last);
    reveal(now.last);
  };
  return { begin, move };
}

/** Copy, cut and paste by the chosen cells. */
function clipboardOf(cells: CellOpeners): Pick<PointerHandlers, 'onPaste' | 'onCopy' | 'onCut'> {
  const copy = (event: ClipboardEvent<HTMLElement>): Position | undefined => {
    const at = positionOf(event.target);
    const text = at && !isField(event.target) ? cells.text(at) : undefined;
    if (text === undefined) return undefined;
    event.clipboardData.setData('text/plain', text);
    event.preventDefault();
    return at;
  };
  return {
    onPaste(event) {
      const at = positionOf(event.target);
      if (at && cells.paste(event.clipboardData.getData('text/plain'), at, isField(event.target)))
        event.preventDefault();
    },
    onCopy: (event) => void copy(event),
    onCut(event) {
      const at = copy(event);
      if (at) cells.clear(at);
    },
  };
}

/** Clicks act on a cell; of an editable one the first click chooses it, the second opens its box. Pulling over cells marks them. */
export function useGridPointer(pointed: Pointed): PointerHandlers {
  const { cells, ranges, rowCount, activate, cellAt, active } = pointed;
  const chosen = useRef(false);
  const isSpent = useRef(false);
  const { begin, move } = usePulling(pointed);
  const press = (event: MouseEvent<HTMLElement>, at: Position): void => {
    const isPulled = isHandle(event.target);
    if (!isPulled && !(event.shiftKey && cellAt(active) === document.activeElement)) {
      ranges.drop();
      begin(at, false);
      return;
    }
    // The focus stays in its cell.
    event.preventDefault();
    isSpent.current = true;
    if (!isPulled) ranges.extend(active, at);
    begin(active, isPulled);
  };
  return {
    onMouseDown(event) {
      const at = positionOf(event.target);
      chosen.current = at !== undefined && cellAt(at) === document.activeElement;
      isSpent.current = false;
      const isOutside = !at || at.row < 0 || at.row >= rowCount;
      if (!ranges.enabled || isOutside || isField(event.target)) return;
      if (event.button === 0) press(event, at);
      // A menu that is asked for in a range is about the range.
      else if (event.button === 2 && holds(ranges.boxAt(active), at)) event.preventDefault();
    },
    onMouseMove: move,
    onClick(event) {
      const at = positionOf(event.target);
      if (!at || isSpent.current || (event.target as Element).closest(`${widget}, label`)) return;
      if (!cells.may(at)) activate(at);
      else if (chosen.current) cells.open(at);
    },
    ...clipboardOf(cells),
  };
}
