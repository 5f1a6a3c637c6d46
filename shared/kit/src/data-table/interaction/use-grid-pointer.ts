import { type ClipboardEvent, type MouseEvent, useRef } from 'react';
import type { CellOpeners, Position } from './cell-openers.ts';

type Pointed = {
  cells: CellOpeners;
  activate: (position: Position) => boolean;
  positionOf: (target: EventTarget) => Position | undefined;
  cellAt: (position: Position) => HTMLElement | null | undefined;
  /** What answers clicks itself: links, buttons, fields. */
  widget: string;
};

/** Listeners of the grid's box for mouse, finger and clipboard. */
export type PointerHandlers = {
  onClick: (event: MouseEvent<HTMLElement>) => void;
  onMouseDown: (event: MouseEvent<HTMLElement>) => void;
  onPaste: (event: ClipboardEvent<HTMLElement>) => void;
  onCopy: (event: ClipboardEvent<HTMLElement>) => void;
};

/** Clicks act on a cell; of an editable one the first click chooses it, the second opens its box. Copy and paste go by the chosen cell. */
export function useGridPointer({ cells, activate, positionOf, cellAt, widget }: Pointed): PointerHandlers {
  const chosen = useRef(false);
  return {
    onMouseDown(event) {
      const at = positionOf(event.target);
      chosen.current = at !== undefined && cellAt(at) === document.activeElement;
    },
    onClick(event) {
      const at = positionOf(event.target);
      if (!at || (event.target as Element).closest(`${widget}, label`)) return;
      if (!cells.may(at)) activate(at);
      else if (chosen.current) cells.open(at);
    },
    onPaste(event) {
      const at = positionOf(event.target);
      const inBox = event.target instanceof HTMLInputElement;
      if (at && cells.paste(event.clipboardData.getData('text/plain'), at, inBox)) event.preventDefault();
    },
    onCopy(event) {
      const at = positionOf(event.target);
      const text = at && !(event.target instanceof HTMLInputElement) ? cells.text(at) : undefined;
      if (text === undefined) return;
      event.clipboardData.setData('text/plain', text);
      event.preventDefault();
    },
  };
}
