import { aWorkbook, sheetXml, workbookParts, zipped } from '@paga/testing/workbook';
import type { SheetRow } from './cell.ts';
import { WORKBOOK_LIMITS } from './limits.ts';
import { openWorkbook } from './open-workbook.ts';

async function read(bytes: Uint8Array, limits = WORKBOOK_LIMITS): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  for await (const row of openWorkbook(bytes, limits)) rows.push(row);
  return rows;
}
const sheet = (xml: string) => zipped(workbookParts(xml));
const inSheet = (content: string) => sheet(`<worksheet><sheetData>${content}</sheetData></worksheet>`);

describe('a file made to hurt is refused', () => {
  const bomb = inSheet(`<row r="1">${' '.repeat(40 * 1024 * 1024)}</row>`);

  test('a small archive that unzips to more than the limit', async () => {
    expect(bomb.length).toBeLessThan(100_000);
    await expect(read(bomb)).rejects.toMatchObject({ code: 'fileTooLarge', limit: '32 MB' });
  });

  test('the same with a lie about its size', async () => {
    const lying = zipped(workbookParts(`<worksheet>${' '.repeat(40 * 1024 * 1024)}</worksheet>`), {
      claimedSize: 500,
    });
    await expect(read(lying)).rejects.toMatchObject({ code: 'fileBroken' });
  });

  test('the memory of the process hardly grows over a bomb', async () => {
    const before = process.memoryUsage().rss;
    await expect(read(bomb)).rejects.toThrow();
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1024 * 1024);
  });

  test.each([
    ['elements nested without end', '<a>'.repeat(100_000)],
    [
      'an element with attributes without end',
      `<row ${Array.from({ length: 200 }, (_, n) => `a${n}="1"`).join(' ')}/>`,
    ],
    ['an unknown entity', '<row r="1"><c r="A1" t="str"><v>&lol;</v></c></row>'],
    ['a cell outside every column', '<row r="1"><c r="1A"><v>1</v></c></row>'],
  ])('%s', async (_, content) => {
    await expect(read(inSheet(content))).rejects.toMatchObject({ code: 'fileBroken' });
  });

  test('entities of a document type are not expanded', async () => {
    const xml =
      '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><worksheet><sheetData><row r="1"><c r="A1" t="str"><v>&b;</v></c></row></sheetData></worksheet>';
    await expect(read(sheet(xml))).rejects.toMatchObject({ code: 'fileBroken' });
  });

  test('more rows, more cells, or a longer text than the limits', async () => {
    const lines = [
      ['a', 'b'],
      ['c', 'd'],
      ['e', 'f'],
    ];
    await expect(read(aWorkbook(lines), { ...WORKBOOK_LIMITS, rows: 1 })).rejects.toMatchObject({
      code: 'tooManyRows',
      limit: '1',
    });
    await expect(read(aWorkbook(lines), { ...WORKBOOK_LIMITS, cells: 5 })).rejects.toMatchObject({
      code: 'fileTooLarge',
    });
    await expect(read(aWorkbook([['x'.repeat(40_000)]]))).rejects.toMatchObject({ code: 'fileTooLarge' });
  });

  test('an archive of more parts than the limit', async () => {
    const parts = Object.fromEntries(Array.from({ length: 600 }, (_, n) => [`part${n}`, '']));
    await expect(read(zipped(parts))).rejects.toMatchObject({ code: 'fileTooLarge' });
  });

  test('an archive whose parts name places outside it', async () => {
    await expect(read(zipped({ '../../etc/passwd': 'x' }))).rejects.toMatchObject({ code: 'fileBroken' });
  });

  test('a document of another kind of Office', async () => {
    await expect(read(zipped({ 'word/document.xml': '<document/>' }))).rejects.toMatchObject({
      code: 'fileType',
    });
  });
});

test('a cell in the last corner of the sheet takes no room and is passed over', async () => {
  const rows = await read(
    inSheet('<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'),
  );
  expect(rows).toHaveLength(1);
});

test('texts are found wherever a program puts them: shared, rich, inline, computed, prefixed', async () => {
  const parts = workbookParts(
    '<x:worksheet xmlns:x="m"><x:sheetData><x:row><x:c t="s"><x:v>0</x:v></x:c><x:c t="s"><x:v>1</x:v></x:c><x:c t="inlineStr"><x:is><x:r><x:t>Ga</x:t></x:r><x:r><x:t>shi</x:t></x:r></x:is></x:c><x:c t="str"><x:f>A1&amp;B1</x:f><x:v>Arta &amp; Blerta</x:v></x:c></x:row></x:sheetData></x:worksheet>',
  );
  const relations = (parts['xl/_rels/workbook.xml.rels'] ?? '').replace(
    '</Relationships>',
    '<Relationship Id="rId3" Type="x/sharedStrings" Target="/xl/texts.xml"/></Relationships>',
  );
  const strings =
    '<sst><si><t>Arta</t></si><si><r><t>Kras</t></r><r><t>niqi</t></r><rPh><t>aid</t></rPh></si></sst>';
  const rows = await read(
    zipped({ ...parts, 'xl/_rels/workbook.xml.rels': relations, 'xl/texts.xml': strings }),
  );
  expect(rows.map(({ row, cells }) => [row, [...cells.values()].map(({ text }) => text)])).toEqual([
    [1, ['Arta', 'Krasniqi', 'Gashi', 'Arta & Blerta']],
  ]);
});

/** In soak as many as a company may import. */
const MANY = process.env.PAGA_SOAK === '1' ? 10_000 : 3_000;

test(`${MANY} rows leave the event loop free`, async () => {
  const line = Array.from({ length: 15 }, (_, column) => `text ${column}`);
  const bytes = sheet(sheetXml(Array.from({ length: MANY }, () => line)));
  // Rows in one turn of the loop, not milliseconds: on a busy machine a turn takes as long as others let it.
  let [rows, inTurn, most] = [0, 0, 0];
  for await (const _ of openWorkbook(bytes)) {
    rows += 1;
    inTurn += 1;
    most = Math.max(most, inTurn);
    if (inTurn === 1)
      setImmediate(() => {
        inTurn = 0;
      });
  }
  expect(rows).toBe(MANY);
  expect(most).toBeLessThan(200);
});
