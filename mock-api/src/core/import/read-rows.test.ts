import { aWorkbook, type TestCell } from '@paga/testing/workbook';
import type { Cell } from '../workbook/cell.ts';
import { choiceOf } from './choice.ts';
import type { RowColumns } from './columns.ts';
import { drawTemplate } from './import-template.worker.ts';
import { hiddenIn, mergedBlocks } from './merged-cells.ts';
import { type CellReading, cellTaker } from './read-cells.ts';
import { readRows } from './read-rows.ts';
import { inLanguage } from './template.ts';

type Column = 'code' | 'name' | 'colour' | 'note';
const COLOURS = choiceOf([
  { value: 1, sq: 'Kuqe', en: 'Red' },
  { value: 2, sq: 'Gjelbër', en: 'Green', also: ['Jeshile'] },
]);
const columns = {
  code: { sq: 'Kodi', en: 'Code', width: 10 },
  name: { sq: 'Emri', en: 'Name', also: ['Emërtimi'], width: 20 },
  colour: { sq: 'Ngjyra', en: 'Colour', width: 10 },
  note: { sq: 'Shënimi', en: 'Note', width: 30 },
};
const table: RowColumns<Column> = {
  ...{ columns, headings: 2, fewerCount: true },
  needed: [['code', 'name'], 'colour'],
};
const read = (...lines: TestCell[][]) =>
  readRows(aWorkbook(lines), {
    ...{ table, merged: [] },
    language: 'en',
    row: ({ row, cells }, at) => (cells.has(at.get('colour') ?? -1) ? row : null),
  });

test('headings are found in any order and either language below a title, and lines that are no rows are passed over', async () => {
  const { rows, at, problems } = await read(
    ['Stock of Agimi'],
    ['Colour', 'else', 'EMËRTIMI *'],
    ['Red', null, 'Chair'],
    [null, 12],
    ['Green', null, 'Table'],
  );
  expect(rows).toEqual([3, 5]);
  expect([...at]).toEqual([
    ['colour', 0],
    ['name', 2],
  ]);
  // One of a group is enough; a column that nobody needs is only missed.
  expect(problems).toEqual([
    { code: 'columnMissing', severity: 'warning', column: 'note', cell: 'D2', heading: 'Note' },
  ]);
});

test('wrong headings are refused with the cell to put right, and so is a workbook without rows', async () => {
  expect((await read(['Kodi', 'Emri', 'Kodi'], ['a', 'b', 'c'])).problems).toEqual([
    ...[{ code: 'columnTwice', severity: 'error', column: 'code', cell: 'C1', heading: 'Code', other: 'A1' }],
    { code: 'columnMissing', severity: 'error', column: 'colour', cell: 'D1', heading: 'Colour' },
  ]);
  expect((await read(['Ngjyra'], ['Red'])).problems).toMatchObject([{ column: 'code', cell: 'B1' }]);
  expect((await read(['Kodi', 'Ngjyra'])).problems).toMatchObject([{ code: 'fileEmpty', cell: 'A2' }]);
});

test('a cell that Excel could not compute is no value, and what a reader refuses says what stood there', () => {
  const cells = {
    code: { kind: 'error', text: '=' },
    colour: { kind: 'text', text: 'blue' },
  } as const;
  const said: unknown[] = [];
  const readers = {
    code: (cell: Cell | undefined): CellReading<string> => ({ value: cell?.text ?? '' }),
    colour: (cell: Cell | undefined): CellReading<number> => ({
      value: COLOURS.meaningOf(cell?.text ?? '') ?? null,
      code: 'colourUnknown',
    }),
  };
  const take = cellTaker(readers, {
    ...{ cellOf: (column: 'code' | 'colour') => cells[column], around: undefined },
    report: (...what) => said.push(what),
  });
  expect([take('code'), take('colour')]).toEqual([null, null]);
  expect(said).toEqual([
    ['formulaEmpty', 'code', { value: '=' }],
    ['colourUnknown', 'colour', { value: 'blue' }],
  ]);
  expect(['RED', 'jeshile', '2'].map(COLOURS.meaningOf)).toEqual([1, 2, 2]);
});

test('a merged block hides all its cells but the first', () => {
  const at = new Map<Column, number>([
    ['code', 0],
    ['name', 1],
  ]);
  const [block, ...others] = mergedBlocks(['A3:B4', 'A1:D1'], [{ row: 2 }, { row: 5 }]);
  expect(others).toEqual([]);
  expect(block && [2, 3, 4].map((row) => hiddenIn(block, row, at))).toEqual([[], ['name'], ['code', 'name']]);
});

test('the template is drawn from the columns that read it back', async () => {
  const what = { sq: 'Çka', en: 'What' };
  const guide = {
    code: { what, examples: ['A1'], check: { type: 'textLength', from: 2, to: 2 } },
    name: { what, examples: [what] },
    colour: { what, examples: ['Red'], check: { type: 'list', list: COLOURS.list } },
    note: { what, examples: [''] },
  } as const;
  const drawn = inLanguage(
    {
      needed: ['colour'],
      asText: ['code'],
      ...{ columns, guide, widths: [10, 20, 10, 10] },
      ...{ file: what, sheet: what, examples: { sq: ['Shembull'], en: ['Example'] } },
      ...{ lines: 11, prepared: 2, refuses: true },
    },
    'sq',
  );
  expect(drawn.columns.map(({ check }) => check)).toEqual([
    { type: 'textLength', from: 2, to: 2 },
    null,
    { type: 'list', list: ['Kuqe', 'Gjelbër'] },
    null,
  ]);
  expect(drawn.guides.map(({ name, lines }) => [name, lines[2]?.at(-1)])).toEqual([
    ['Udhëzime', 'Po'],
    ['Instructions', 'Yes'],
  ]);
  const { problems } = await readRows(await drawTemplate(drawn), { table, language: 'sq', row: () => 1 });
  expect(problems.map(({ code }) => code)).toEqual(['fileEmpty']);
});
