import type { KeyboardEvent } from 'react';
import type { Position } from '../range/range.ts';

/** What the grid's listeners ask of the cells, each by the cell with the focus, which stands for its range; most return whether they did anything. */
export type CellOpeners = {
  may: (at: Position) => boolean;
  open: (at: Position) => boolean;
  key: (event: KeyboardEvent<HTMLElement>, at: Position) => boolean;
  paste: (text: string, at: Position, inBox: boolean) => boolean;
  text: (at: Position) => string | undefined;
  clear: (at: Position) => boolean;
  /** The fill handle is pulled to a cell, and let go without one. */
  fillTo: (at: Position, to: Position | undefined) => void;
};
