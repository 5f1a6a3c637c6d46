import type { KeyboardEvent } from 'react';
import type { CellEdit, Key, Layout } from './columns/column.ts';
import type { DataTableProps } from './data-table-props.ts';
import type { CellOpeners } from './interaction/cell-openers.ts';
import { isTyped } from './interaction/use-early-keys.ts';
import { pastedBlock } from './range/pasted-block.ts';
import { type Box, isOneCell, type Position, pulledTo } from './range/range.ts';
import { cleared, copied, filled, filledDown, filledRight, pasted, type Sheet } from './range/sheet.ts';
import type { Ranges } from './range/use-range.ts';

/** Where the focus goes after a box has closed; `none` leaves it where the person has put it, `all` stays and writes the text into the whole range. */
export type AfterBox = 'down' | 'up' | 'next' | 'previous' | 'here' | 'all' | 'none';

/** What editing takes of the table's props. */
type Edits<Row> = Pick<
  DataTableProps<Row>,
  'onEdit' | 'editsSoon' | 'onTyping' | 'onUndo' | 'onRedo' | 'onPaste'
>;

/** What editing in place knows of its grid. */
export type Editing<Row> = Edits<Row> & {
  rows: readonly Row[];
  keys: readonly Key[];
  layout: Layout<Row>;
  ranges: Ranges;
  go: (position: Position) => void;
};

/** What the fill handle is pulled over: from the range to all that will hold it. */
export type Fill = { from: Box; to: Box };

type Opening = {
  sheet: Sheet;
  openAt: (at: Position, start?: string) => boolean;
  close: (text: string | undefined, then: AfterBox) => void;
  early: (event: KeyboardEvent<HTMLElement>, at: Position) => boolean;
  fill: Fill | undefined;
  setFill: (fill: Fill | undefined) => void;
};

/** Ctrl and a letter on cells that can be edited: undo, redo, fill down, fill to the right. */
function byLetter<Row>(
  { key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent,
  { onUndo, onRedo }: Editing<Row>,
  fillBy: (fills: typeof filledDown) => void,
): (() => void) | undefined {
  if ((!ctrlKey && !metaKey) || altKey) return undefined;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? onRedo : onUndo;
  if (letter === 'd') return () => fillBy(filledDown);
  if (letter === 'r' && !shiftKey) return () => fillBy(filledRight);
  return letter === 'y' ? onRedo : undefined;
}

/** What pasting a text on a cell does, into its range or from it on. */
function pasteOn<Row>(props: Editing<Row>, { sheet, close }: Opening): CellOpeners['paste'] {
  const { keys, layout, ranges, onEdit, onPaste } = props;
  return (text, at, inBox) => {
    const block = pastedBlock(text);
    const isSingle = block.length === 1 && block[0]?.length === 1;
    const [key, column] = [keys[at.row], layout.columns[at.col]?.key];
    if (!onEdit || key === undefined || column === undefined || (inBox && isSingle)) return false;
    const over = ranges.boxAt(at);
    if (inBox) close(undefined, 'here');
    if (!inBox && isOneCell(over) && onPaste?.(block, { key, column })) return true;
    const { edits, unplaced, box } = pasted(sheet, block, over);
    if (edits.length > 0 || !isSingle) onEdit(edits, unplaced);
    if (ranges.enabled && !isOneCell(box)) ranges.mark(at, box);
    return true;
  };
}

/** What the grid's listeners do with cells that have no box open. */
export function openersOf<Row>(props: Editing<Row>, opening: Opening): CellOpeners {
  const { onEdit, ranges } = props;
  const { sheet, openAt, early, fill, setFill } = opening;
  const may = (at: Position): boolean => onEdit !== undefined && sheet.target(at) !== undefined;
  const take = (edits: readonly CellEdit[]): void => {
    if (edits.length > 0) onEdit?.(edits, 0);
  };
  const clear = (at: Position): boolean => {
    const isAny = may(at) || !isOneCell(ranges.boxAt(at));
    if (onEdit && isAny) take(cleared(sheet, ranges.boxAt(at)));
    return onEdit !== undefined && isAny;
  };
  return {
    may,
    open: (at) => openAt(at),
    key(event, at) {
      if (!onEdit) return early(event, at);
      const turn = byLetter(event, props, (fills) => take(fills(sheet, ranges.boxAt(at))));
      turn?.();
      if (turn) return true;
      if (event.key === 'Delete' || event.key === 'Backspace') return clear(at);
      return isTyped(event) && openAt(at, event.key);
    },
    paste: pasteOn(props, opening),
    text(at) {
      if (at.row < 0 || at.row >= sheet.rowCount) return undefined;
      const isCopied = ranges.enabled || may(at);
      return isCopied ? copied(sheet, ranges.boxAt(at)) : undefined;
    },
    clear,
    fillTo(at, to) {
      const from = ranges.boxAt(at);
      if (to) {
        const over = pulledTo(from, to);
        return setFill(over && { from, to: over });
      }
      setFill(undefined);
      if (!fill) return;
      take(filled(sheet, fill.from, fill.to));
      ranges.mark(at, fill.to);
    },
  };
}
