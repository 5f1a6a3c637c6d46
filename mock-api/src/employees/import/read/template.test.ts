import { anImportLine, sheetXml, type TestCell, zipped } from '@paga/testing/workbook';
import { drawTemplate } from '#core/import/import-template.worker.ts';
import { inLanguage } from '#core/import/template.ts';
import { WORKBOOK_LIMITS } from '#core/workbook/limits.ts';
import { unzip } from '#core/workbook/unzip.ts';
import { parseWorkbook } from './parse-workbook.ts';
import { READERS } from './read-row.ts';
import { EMPLOYEE_TEMPLATE } from './template.ts';

const importTemplate = (language: 'sq' | 'en') => drawTemplate(inLanguage(EMPLOYEE_TEMPLATE, language));

async function partOf(bytes: Uint8Array, part: string): Promise<string> {
  const parts = await unzip(bytes, WORKBOOK_LIMITS);
  let xml = '';
  for await (const piece of parts.read(part)) xml += piece;
  return xml;
}
const sheetOf = (bytes: Uint8Array, sheet: number) => partOf(bytes, `xl/worksheets/sheet${sheet}.xml`);

/** The workbook as a person fills it in: values in the first lines below the headers, every other part and every style as it was. */
async function filledIn(bytes: Uint8Array, lines: readonly TestCell[][]): Promise<Buffer> {
  const names = [
    'xl/workbook.xml',
    'xl/_rels/workbook.xml.rels',
    'xl/styles.xml',
    'xl/sharedStrings.xml',
    'xl/worksheets/sheet1.xml',
  ];
  const parts = Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await partOf(bytes, name)] as const)),
  );
  const written = sheetXml([[], ...lines]);
  for (const row of [2, 3]) {
    const filled = new RegExp(`<row r="${row}">.*?</row>`).exec(written)?.[0] ?? '';
    parts['xl/worksheets/sheet1.xml'] = (parts['xl/worksheets/sheet1.xml'] ?? '').replace(
      new RegExp(`<row r="${row}".*?</row>`),
      () => filled,
    );
  }
  return zipped(parts);
}

test.each(['sq', 'en'] as const)(
  'the template in %s has every column and asks only for employees',
  async (language) => {
    const bytes = await importTemplate(language);
    const { problems } = await parseWorkbook(bytes, { today: '2026-10-15', language });
    expect(problems.map(({ code }) => code)).toEqual(['fileEmpty']);
  },
);

test('cells for identifiers and dates are text before anybody writes in them', async () => {
  const bytes = await importTemplate('sq');
  const xml = await sheetOf(bytes, 1);
  const style = /<c r="O2" s="(\d+)"/.exec(xml)?.[1];
  expect(style).toBeDefined();
  for (const cell of ['C2', 'G2', 'K2', 'O1001']) expect(xml).toContain(`<c r="${cell}" s="${style}"`);
  const columns = [...xml.matchAll(/<col min="(\d+)" max="\1" style="(\d+)"/g)].map(([, column, of]) => [
    column,
    of,
  ]);
  expect(columns).toEqual(['3', '7', '11', '15'].map((column) => [column, style]));
  expect(xml).not.toContain('<f>');
});

test('two more sheets say what to write, with an example, in both languages', async () => {
  const bytes = await importTemplate('en');
  for (const sheet of [2, 3]) expect((await sheetOf(bytes, sheet)).match(/<row /g)).toHaveLength(16);
  expect(await partOf(bytes, 'xl/workbook.xml')).toMatch(/Employees.*Instructions.*Udhëzime/s);
});

test.each(['sq', 'en'] as const)(
  'cells of few words have a drop-down in %s whose every word the importer knows',
  async (language) => {
    const xml = await sheetOf(await importTemplate(language), 1);
    const lists = [...xml.matchAll(/type="list" sqref="([A-Z])2:\1(\d+)"><formula1>&quot;(.*?)&quot;</g)];
    expect(lists.map(([, column, line]) => [column, line])).toEqual([
      ['L', '10001'],
      ['M', '10001'],
      ['N', '10001'],
    ]);
    for (const [, column = '', , words = ''] of lists) {
      const reader = { L: READERS.employerTier, M: READERS.employmentType, N: READERS.gender }[column];
      for (const text of words.split(','))
        expect(reader?.({ kind: 'text', text })).toEqual({ value: expect.any(Number) });
    }
  },
);

test.each([
  ['sq', {}],
  ['en', { Punëdhënësi: 'Primary', 'Lloji i punësimit': 'Full time', Gjinia: 'Female' }],
] as const)('the template in %s, filled in, comes back without a problem', async (language, words) => {
  const bytes = await importTemplate(language);
  const lines = [
    anImportLine(words),
    anImportLine({ ...words, 'Emri dhe mbiemri': 'Blerta Gashi', 'Numri personal': '0999384756' }),
  ];
  const { rows, problems } = await parseWorkbook(await filledIn(bytes, lines), {
    today: '2026-10-15',
    language,
  });
  expect(problems).toEqual([]);
  expect(rows.flatMap(({ errors }) => errors)).toEqual([]);
  expect(rows).toMatchObject([
    {
      name: 'Arta Krasniqi',
      idNumber: '1234567892',
      bankAccountNumber: '1212012345678906',
      contractDate: '2024-03-01',
      grossSalary: 1000,
    },
    { name: 'Blerta Gashi', idNumber: '0999384756', employerTier: 1, employmentType: 1, gender: 1 },
  ]);
});
