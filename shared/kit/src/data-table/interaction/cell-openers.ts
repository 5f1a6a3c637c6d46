import type { KeyboardEvent } from 'react';

/** A cell: row -1 is the heading, `rowCount` the totals. */
export type Position = { row: number; col: number };

/** What the grid's listeners ask of the cells; each returns whether it did anything. */
export type CellOpeners = {
  may: (at: Position) => boolean;
  open: (at: Position) => boolean;
  key: (event: KeyboardEvent<HTMLElement>, at: Position) => boolean;
  paste: (text: string, at: Position, inBox: boolean) => boolean;
  text: (at: Position) => string | undefined;
};
