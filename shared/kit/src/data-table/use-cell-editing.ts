import { useMemo, useState } from 'react';
import { useStable } from '#use-stable.ts';
import { type AfterBox, type Editing, type Fill, openersOf } from './cell-openers-of.ts';
import type { Key } from './columns/column.ts';
import type { CellOpeners } from './interaction/cell-openers.ts';
import { useEarlyKeys } from './interaction/use-early-keys.ts';
import type { Position } from './range/range.ts';
import { type Sheet, sheetOf, writtenAll } from './range/sheet.ts';

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

const steps = { down: 1, up: -1, here: 0, all: 0 } as const;

/** Where the focus goes from a cell whose box has closed; the next one is opened by Tab. */
function goOn<Row>(
  props: Editing<Row>,
  at: Position,
  then: AfterBox,
  openAt: (at: Position) => boolean,
): void {
  if (then === 'none') return;
  if (then === 'next' || then === 'previous') {
    const next = neighbour(props, at, then === 'next' ? 1 : -1);
    props.go(next ?? at);
    if (next) openAt(next);
  } else props.go({ row: Math.min(Math.max(0, at.row + steps[then]), props.rows.length - 1), col: at.col });
}

/** Editing in place: which box is open, how it opens by key, click and paste, and where the focus goes when it closes. */
export function useCellEditing<Row>(props: Editing<Row>): {
  open: OpenCell | undefined;
  cells: CellOpeners;
  sheet: Sheet;
  fill: Fill | undefined;
} {
  const { rows, keys, layout, onEdit } = props;
  const sheet = useMemo(() => sheetOf(rows, keys, layout), [rows, keys, layout]);
  const [fill, setFill] = useState<Fill>();
  const [place, setPlace] = useState<{ key: Key; col: number; start: string | undefined }>();
  const openAt = (at: Position, start?: string): boolean => {
    const cell = onEdit ? cellOf(props, at) : undefined;
    if (cell) setPlace({ key: cell.key, col: at.col, start });
    if (cell && start !== undefined)
      props.onTyping?.({ key: cell.key, column: cell.column.key, text: start });
    return cell !== undefined;
  };
  const close = useStable((text: string | undefined, then: AfterBox) => {
    if (!place) return;
    const at = { row: keys.indexOf(place.key), col: place.col };
    const cell = cellOf(props, at);
    setPlace(undefined);
    props.onTyping?.(undefined);
    if (cell && text !== undefined) {
      const typed = text.trim();
      const mine =
        typed === cell.edit.text(cell.row) ? [] : [{ key: cell.key, column: cell.column.key, text: typed }];
      const edits = then === 'all' ? writtenAll(sheet, props.ranges.boxAt(at), typed) : mine;
      if (edits.length > 0) onEdit?.(edits, 0);
    }
    if (at.row >= 0) goOn(props, at, then, openAt);
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
  const cells = openersOf(props, { sheet, openAt, close, early, fill, setFill });
  return { open, cells, sheet, fill };
}
