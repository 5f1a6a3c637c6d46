import { type Cell, placeOf, type SheetRow, serialDate } from './cell.ts';
import type { WorkbookLimits } from './limits.ts';
import { limitedText } from './shared-strings.ts';
import type { NumberKind } from './styles.ts';
import { textCell } from './text-cell.ts';
import { WorkbookError } from './workbook-error.ts';
import { type XmlListener, xmlReader } from './xml-reader.ts';

/** What the cells of a sheet refer to. */
type SheetSurroundings = {
  strings: readonly string[];
  kinds: readonly NumberKind[];
  date1904: boolean;
  limits: WorkbookLimits;
};

/** `computed`: it has a formula; `valued`: it says what the formula came to. */
type OpenCell = {
  column: number;
  type: string;
  style: number;
  value: string;
  computed: boolean;
  valued: boolean;
};

/** Reads a sheet row by row while it is unzipped; rows and cells without content are left out. */
export async function* readSheet(
  pieces: AsyncIterable<string>,
  around: SheetSurroundings,
  onMerge: (range: string) => void,
): AsyncGenerator<SheetRow> {
  const collector = new RowCollector(around, onMerge);
  const reader = xmlReader(collector);
  for await (const piece of pieces) {
    reader.write(piece);
    yield* collector.ready.splice(0);
  }
  reader.end();
  yield* collector.ready.splice(0);
}

class RowCollector implements XmlListener {
  readonly ready: SheetRow[] = [];
  readonly #around: SheetSurroundings;
  readonly #onMerge: (range: string) => void;
  #row = 0;
  #rows = 0;
  #cellCount = 0;
  #cells = new Map<number, Cell>();
  #cell: OpenCell | null = null;
  #nextColumn = 0;
  #inValue = false;

  constructor(around: SheetSurroundings, onMerge: (range: string) => void) {
    this.#around = around;
    this.#onMerge = onMerge;
  }

  open(name: string, attribute: (name: string) => string | undefined): void {
    if (name === 'row') this.#openRow(attribute('r'));
    else if (name === 'c') this.#openCell(attribute);
    else if (name === 'mergeCell') this.#onMerge(attribute('ref') ?? '');
    else if (name === 'f' && this.#cell) this.#cell.computed = true;
    this.#inValue = name === 'v' || name === 't';
    if (this.#inValue && this.#cell) this.#cell.valued = true;
  }

  // Lines and cells stand in order, each once: a second cell in the same place would overwrite the first without a word.
  #openRow(number: string | undefined): void {
    const row = number === undefined ? this.#row + 1 : Number(number);
    if (!Number.isInteger(row) || row <= this.#row) throw new WorkbookError('fileBroken');
    this.#row = row;
    this.#cells = new Map();
    this.#nextColumn = 0;
  }

  #openCell(attribute: (name: string) => string | undefined): void {
    const reference = attribute('r');
    const place = reference === undefined ? { column: this.#nextColumn, row: this.#row } : placeOf(reference);
    if (place === null || place.column < this.#nextColumn || place.row !== this.#row)
      throw new WorkbookError('fileBroken');
    const { column } = place;
    this.#nextColumn = column + 1;
    const type = attribute('t') ?? 'n';
    this.#cell = {
      column,
      type,
      style: Number(attribute('s') ?? 0),
      value: '',
      computed: false,
      valued: false,
    };
  }

  text(text: string): void {
    if (this.#cell && this.#inValue)
      this.#cell.value = limitedText(this.#cell.value + text, this.#around.limits);
  }

  close(name: string): void {
    this.#inValue = false;
    if (name === 'c') this.#closeCell();
    else if (name === 'row') this.#closeRow();
  }

  #closeCell(): void {
    const { limits } = this.#around;
    const content = this.#cell && toCell(this.#cell, this.#around);
    if (this.#cell && content && this.#cell.column < limits.columns) {
      this.#cells.set(this.#cell.column, content);
      this.#cellCount += 1;
      if (this.#cellCount > limits.cells)
        throw new WorkbookError('fileTooLarge', { limit: `${limits.cells}` });
    }
    this.#cell = null;
  }

  #closeRow(): void {
    if (this.#cells.size === 0) return;
    this.#rows += 1;
    // One line more for the headers.
    if (this.#rows > this.#around.limits.rows + 1)
      throw new WorkbookError('tooManyRows', { limit: `${this.#around.limits.rows}` });
    this.ready.push({ row: this.#row, cells: this.#cells });
  }
}

function toCell(
  { type, style, value, computed, valued }: OpenCell,
  { strings, kinds, date1904 }: SheetSurroundings,
): Cell | null {
  // Written by a program that does not compute: what the formula comes to is nowhere in the file.
  if (computed && !valued) return { kind: 'error', text: '=' };
  if (type === 's') return textCell(sharedText(strings, value));
  if (type === 'str' || type === 'inlineStr') return textCell(value);
  if (type === 'e') return { kind: 'error', text: value };
  if (type === 'b') return textCell(value === '1' ? 'TRUE' : 'FALSE');
  if (type === 'd') return { kind: 'date', date: value.slice(0, 10), text: value };
  const number = Number(value);
  if (value.trim() === '' || !Number.isFinite(number)) return value.trim() === '' ? null : textCell(value);
  const kind = kinds[style] ?? 'plain';
  const date = kind === 'date' ? serialDate(number, date1904) : null;
  if (date) return { kind: 'date', date, text: date };
  return { kind: 'number', number, text: `${number}`, percent: kind === 'percent' };
}

function sharedText(strings: readonly string[], index: string): string {
  const text = index === '' ? '' : strings[Number(index)];
  if (text === undefined) throw new WorkbookError('fileBroken');
  return text;
}
