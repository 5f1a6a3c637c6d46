import type { CellEdit, Key, Layout } from '../columns/column.ts';
import type { Position } from './range.ts';
import { type Box, eachCell, holds, isOneCell } from './range.ts';

/** A table as its ranges see it: cells by place. */
export type Sheet = {
  rowCount: number;
  colCount: number;
  /** What a cell is copied as. */
  text: (at: Position) => string;
  /** Where an edit of a cell goes; undefined where nothing can be edited. */
  target: (at: Position) => { key: Key; column: string } | undefined;
};

/** The cells of a range that can be edited. */
export type MarkedCells = readonly { key: Key; column: string }[];

/** The cells of a box that can be edited. */
export function editableIn(sheet: Sheet, box: Box): MarkedCells {
  const cells: { key: Key; column: string }[] = [];
  eachCell(box, (at) => {
    const target = sheet.target(at);
    if (target) cells.push(target);
  });
  return cells;
}

const textOf = (value: unknown): string => {
  if (typeof value === 'number') return String(value);
  // A text that a spreadsheet would take for a formula stays a text there.
  if (typeof value === 'string') return /^[=+\-@]/.test(value) ? `'${value}` : value;
  return '';
};

/** The sheet of the rows and columns that a table shows now. */
export function sheetOf<Row>(rows: readonly Row[], keys: readonly Key[], layout: Layout<Row>): Sheet {
  return {
    rowCount: rows.length,
    colCount: layout.columns.length,
    text({ row, col }) {
      const [held, column] = [rows[row], layout.columns[col]];
      if (held === undefined || !column) return '';
      return (column.edit?.text ?? column.text)?.(held) ?? textOf(column.value?.(held));
    },
    target({ row, col }) {
      const [held, key, column] = [rows[row], keys[row], layout.columns[col]];
      if (held === undefined || key === undefined || !column?.edit) return undefined;
      return (column.edit.may?.(held) ?? true) ? { key, column: column.key } : undefined;
    },
  };
}

/** A text for each cell of a box that can be edited and holds another one; undefined leaves a cell alone. */
function written(sheet: Sheet, box: Box, textAt: (at: Position) => string | undefined): CellEdit[] {
  const edits: CellEdit[] = [];
  eachCell(box, (at) => {
    const target = sheet.target(at);
    const text = target && textAt(at);
    if (target && text !== undefined && text !== sheet.text(at)) edits.push({ ...target, text });
  });
  return edits;
}

/** Every cell of a box emptied. */
export const cleared = (sheet: Sheet, box: Box): CellEdit[] => written(sheet, box, () => '');

/** One text in every cell of a box. */
export const writtenAll = (sheet: Sheet, box: Box, text: string): CellEdit[] =>
  written(sheet, box, () => text);

const within = (at: number, from: number, count: number): number =>
  from + ((((at - from) % count) + count) % count);

/** `from` repeated over the rest of `to`. What cannot be edited is no source: a figure that follows from others is not copied into what is typed. */
export function filled(sheet: Sheet, from: Box, to: Box): CellEdit[] {
  const [height, width] = [from.bottom - from.top + 1, from.right - from.left + 1];
  return written(sheet, to, (at) => {
    if (holds(from, at)) return undefined;
    const source = { row: within(at.row, from.top, height), col: within(at.col, from.left, width) };
    return sheet.target(source) ? sheet.text(source) : undefined;
  });
}

/** The first row of a box in its other rows; of a box of one row, the row above it. */
export function filledDown(sheet: Sheet, box: Box): CellEdit[] {
  const row = box.top === box.bottom ? box.top - 1 : box.top;
  return row < 0 ? [] : filled(sheet, { ...box, top: row, bottom: row }, box);
}

/** The first column of a box in its other columns; of a box of one column, the one at its left. */
export function filledRight(sheet: Sheet, box: Box): CellEdit[] {
  const col = box.left === box.right ? box.left - 1 : box.left;
  return col < 0 ? [] : filled(sheet, { ...box, left: col, right: col }, box);
}

const cellText = (text: string): string =>
  /["\t\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** A box as spreadsheets take it from the clipboard: cells by tab, rows by line. */
export function copied(sheet: Sheet, box: Box): string {
  const lines: string[][] = [];
  eachCell(box, (at) => {
    if (at.col === box.left) lines.push([]);
    lines.at(-1)?.push(cellText(sheet.text(at)));
  });
  const text = lines.map((line) => line.join('\t')).join('\n');
  // As spreadsheets do: without an end of its own a last line that is empty would be lost.
  return isOneCell(box) ? text : `${text}\n`;
}

/** What pasting does: the edits, how many pasted cells met none that can be edited, and the box that was pasted over. */
type Pasted = { edits: CellEdit[]; unplaced: number; box: Box };

/** A block of texts over a box: repeated where the box holds it a whole number of times, else once from its first cell on, also beyond it. */
export function pasted(sheet: Sheet, block: readonly (readonly string[])[], over: Box): Pasted {
  const height = block.length;
  const width = Math.max(...block.map((line) => line.length));
  const [tall, wide] = [over.bottom - over.top + 1, over.right - over.left + 1];
  const repeats = tall % height === 0 && wide % width === 0;
  const box = repeats ? over : { ...over, bottom: over.top + height - 1, right: over.left + width - 1 };
  const edits: CellEdit[] = [];
  let unplaced = 0;
  eachCell(box, (at) => {
    const text = block[(at.row - box.top) % height]?.[(at.col - box.left) % width];
    if (text === undefined) return;
    const target = sheet.target(at);
    if (target) edits.push({ ...target, text });
    else if (height > 1 || width > 1) unplaced += 1;
  });
  const inside = {
    ...box,
    bottom: Math.min(box.bottom, sheet.rowCount - 1),
    right: Math.min(box.right, sheet.colCount - 1),
  };
  return { edits, unplaced, box: inside };
}
