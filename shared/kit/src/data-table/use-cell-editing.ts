import { type KeyboardEvent, useMemo, useState } from 'react';
import { useStable } from '#use-stable.ts';
import type { CellEdit, Key, Layout } from './columns/column.ts';
import type { DataTableProps } from './data-table-props.ts';
import type { CellOpeners, Position } from './interaction/cell-openers.ts';
import { isTyped, useEarlyKeys } from './interaction/use-early-keys.ts';
import { pastedBlock } from './pasted-block.ts';

/** Where the focus goes after a box has closed; `none` leaves it where the person has put it. */
export type AfterBox = 'down' | 'up' | 'next' | 'previous' | 'here' | 'none';

/** The cell whose box is open. `start`: what was typed to open it, over what the cell holds. */
export type OpenCell = {
  key: Key;
  col: number;
  start: string | undefined;
  commit: (text: string, then: AfterBox) => void;
  cancel: () => void;
  /** The text has changed, and the box stays open. */
  typing: (text: string) => void;
};

type Editing<Row> = Pick<DataTableProps<Row>, 'onEdit' | 'editsSoon' | 'onTyping' | 'onUndo' | 'onRedo'> & {
  rows: readonly Row[];
  keys: readonly Key[];
  layout: Layout<Row>;
  go: (position: Position) => void;
};

type Table<Row> = Pick<Editing<Row>, 'rows' | 'keys' | 'layout'>;

const cellOf = <Row>({ rows, keys, layout }: Table<Row>, { row, col }: Position) => {
  const [held, key, column] = [rows[row], keys[row], layout.columns[col]];
  if (held === undefined || key === undefined || !column?.edit || column.edit.may?.(held) === false)
    return undefined;
  return { row: held, key, column, edit: column.edit };
};

/** The editable cell after or before a place, through the rows; undefined at the end of the table. */
function neighbour<Row>(table: Table<Row>, from: Position, step: 1 | -1): Position | undefined {
  const width = table.layout.columns.length;
  for (let at = from.row * width + from.col + step; at >= 0 && at < table.rows.length * width; at += step) {
    const place = { row: Math.floor(at / width), col: at % width };
    if (cellOf(table, place)) return place;
  }
  return undefined;
}

/** A pasted block as edits of the cells it falls on. One value fills one cell. */
function editsOfBlock<Row>(
  table: Table<Row>,
  block: readonly (readonly string[])[],
  from: Position,
): [CellEdit[], number] {
  const edits: CellEdit[] = [];
  let unplaced = 0;
  block.forEach((line, down) => {
    line.forEach((text, right) => {
      const cell = cellOf(table, { row: from.row + down, col: from.col + right });
      if (cell) edits.push({ key: cell.key, column: cell.column.key, text });
      else unplaced += 1;
    });
  });
  return [edits, unplaced];
}

type Opening = {
  openAt: (at: Position, start?: string) => boolean;
  close: (text: string | undefined, then: AfterBox) => void;
  early: (event: KeyboardEvent<HTMLElement>, at: Position) => boolean;
};

/** What the grid's listeners do with a cell that has no box open. */
function openersOf<Row>(props: Editing<Row>, { openAt, close, early }: Opening): CellOpeners {
  const { rows, onEdit, onUndo, onRedo } = props;
  const editable = (at: Position) => (onEdit ? cellOf(props, at) : undefined);
  const turnOf = ({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent) => {
    if (!ctrlKey && !metaKey) return undefined;
    const letter = key.toLowerCase();
    if (letter === 'z') return shiftKey ? onRedo : onUndo;
    return letter === 'y' ? onRedo : undefined;
  };
  const empty = (at: Position): boolean => {
    const cell = editable(at);
    if (cell && cell.edit.text(cell.row) !== '')
      onEdit?.([{ key: cell.key, column: cell.column.key, text: '' }], 0);
    return cell !== undefined;
  };
  return {
    may: (at) => editable(at) !== undefined,
    open: (at) => openAt(at),
    key(event, at) {
      if (!onEdit) return early(event, at);
      const turn = turnOf(event);
      turn?.();
      if (turn) return true;
      if (event.key === 'Delete' || event.key === 'Backspace') return empty(at);
      return isTyped(event) && openAt(at, event.key);
    },
    paste(text, at, inBox) {
      const block = pastedBlock(text);
      const single = block.length === 1 && block[0]?.length === 1;
      if (!onEdit || at.row < 0 || (inBox && single)) return false;
      const [edits, unplaced] = editsOfBlock(props, block, at);
      if (inBox) close(undefined, 'here');
      if (edits.length > 0 || !single) onEdit(edits, unplaced);
      return true;
    },
    text: (at) => editable(at)?.edit.text(rows[at.row] as Row),
  };
}

const steps = { down: 1, up: -1, here: 0 } as const;

/** Editing in place: which box is open, how it opens by key, click and paste, and where the focus goes when it closes. */
export function useCellEditing<Row>(props: Editing<Row>): { open: OpenCell | undefined; cells: CellOpeners } {
  const { rows, keys, onEdit, go } = props;
  const [place, setPlace] = useState<{ key: Key; col: number; start: string | undefined }>();
  const openAt = (at: Position, start?: string): boolean => {
    const cell = onEdit ? cellOf(props, at) : undefined;
    if (cell) setPlace({ key: cell.key, col: at.col, start });
    if (cell && start !== undefined)
      props.onTyping?.({ key: cell.key, column: cell.column.key, text: start });
    return cell !== undefined;
  };
  const after = (at: Position, then: AfterBox): void => {
    if (then === 'none') return;
    if (then === 'next' || then === 'previous') {
      const next = neighbour(props, at, then === 'next' ? 1 : -1);
      go(next ?? at);
      if (next) openAt(next);
    } else go({ row: Math.min(Math.max(0, at.row + steps[then]), rows.length - 1), col: at.col });
  };
  const close = useStable((text: string | undefined, then: AfterBox) => {
    if (!place) return;
    const at = { row: keys.indexOf(place.key), col: place.col };
    const cell = cellOf(props, at);
    setPlace(undefined);
    props.onTyping?.(undefined);
    if (cell && text !== undefined && text.trim() !== cell.edit.text(cell.row)) {
      onEdit?.([{ key: cell.key, column: cell.column.key, text: text.trim() }], 0);
    }
    if (at.row >= 0) after(at, then);
  });
  const typing = useStable((text: string) => {
    const column = place && props.layout.columns[place.col]?.key;
    if (place && column !== undefined) props.onTyping?.({ key: place.key, column, text });
  });
  const open = useMemo(
    () => place && { ...place, typing, commit: close, cancel: () => close(undefined, 'here') },
    [place, typing, close],
  );
  const early = useEarlyKeys({ ...props, onEdit, soon: props.editsSoon === true && !onEdit, openAt });
  return { open, cells: openersOf(props, { openAt, close, early }) };
}
