import { parseWorkbook } from './parse-workbook.ts';
import { importTemplate } from './template.ts';
import { WORKBOOK_LIMITS } from './workbook/limits.ts';
import { unzip } from './workbook/unzip.ts';

async function sheetOf(bytes: Uint8Array, sheet: number): Promise<string> {
  const parts = await unzip(bytes, WORKBOOK_LIMITS);
  let xml = '';
  for await (const piece of parts.read(`xl/worksheets/sheet${sheet}.xml`)) xml += piece;
  return xml;
}

test.each(['sq', 'en'] as const)('the template in %s has every column and asks only for employees', async (language) => {
  const { bytes } = await importTemplate(language);
  const { problems } = await parseWorkbook(bytes, { today: '2026-10-15', language });
  expect(problems.map(({ code }) => code)).toEqual(['fileEmpty']);
});

test('cells for identifiers and dates are text before anybody writes in them', async () => {
  const { bytes } = await importTemplate('sq');
  const xml = await sheetOf(bytes, 1);
  const style = /<c r="O2" s="(\d+)"/.exec(xml)?.[1];
  expect(style).toBeDefined();
  for (const cell of ['C2', 'G2', 'K2', 'O1001']) expect(xml).toContain(`<c r="${cell}" s="${style}"`);
  expect(xml).not.toContain('<f>');
});

test('a second sheet says what to write, with an example', async () => {
  const { bytes } = await importTemplate('en');
  expect((await sheetOf(bytes, 2)).match(/<row /g)).toHaveLength(16);
});
