import { aDocx } from '@paga/testing/word';
import { zipped } from '@paga/testing/workbook';
import { apart, zipOf } from '#core/files/zip-of.ts';
import { docxParts } from './docx-parts.ts';
import { filledParts, placeholdersIn } from './word-template.ts';

const opened = (...of: Parameters<typeof aDocx>) => docxParts(aDocx(...of));
const textOf = (xml: Buffer | undefined) =>
  [...String(xml).matchAll(/<w:t[^>]*>([^<]*)<\/w:t>/g)].map(([, text]) => text).join('');

test('placeholders are filled in the text and in the header, also where Word has split them over runs', async () => {
  const parts = await opened(['{{firstName}} {{lastName}}', ['Nr. {', '{personal', 'Number', '}}', '.']], {
    header: '{{companyName}}',
  });
  expect(placeholdersIn(parts)).toEqual({
    known: expect.arrayContaining(['firstName', 'lastName', 'personalNumber', 'companyName']),
    unknown: [],
  });
  const filled = filledParts(parts, {
    firstName: 'Arta',
    lastName: 'Krasniqi',
    personalNumber: '1234567892',
    companyName: 'Agimi',
  });
  expect(textOf(filled.get('word/document.xml'))).toBe('Arta KrasniqiNr. 1234567892.');
  expect(textOf(filled.get('word/header1.xml'))).toBe('Agimi');
  expect([...filled.keys()]).toEqual([...parts.keys()]);
});

test('a value is text: markup, braces and control characters in it stay what they are or go', async () => {
  const parts = await opened(['{{firstName}}']);
  const firstName = '</w:t></w:r><w:p/>&lt; "{{lastName}}" \u0000\u0007ë';
  const xml = String(filledParts(parts, { firstName, lastName: 'Krasniqi' }).get('word/document.xml'));
  expect(xml).toContain('&lt;/w:t&gt;&lt;/w:r&gt;&lt;w:p/&gt;&amp;lt; ');
  expect(xml).toContain('{{lastName}}');
  expect(/\p{Cc}/u.test(xml.replaceAll('\n', ''))).toBe(false);
  expect(xml).toContain('ë');
});

test('what the list does not know is named as it is spelled; loops, raw XML and other delimiters are unknown too', async () => {
  const parts = await opened([
    '{{emri}} {{ firstName }} {{#firstName}}x{{/firstName}} {{constructor}}',
    '{{@lastName}}',
    '{{=<% %>=}}',
  ]);
  const { known, unknown } = placeholdersIn(parts);
  expect(known).toEqual(['firstName']);
  expect(unknown).toEqual(
    expect.arrayContaining(['emri', '#firstName', 'constructor', '@lastName', '=<% %>=']),
  );
});

test('a placeholder without its end is named', async () => {
  const parts = await opened(['Paga {{grossSalary']);
  const fields = [{ path: 'documentId', code: 'unclosed', message: 'grossSalary' }];
  expect(() => placeholdersIn(parts)).toThrow(
    expect.objectContaining({ code: 'TEMPLATE_NOT_READABLE', fields }),
  );
});

const bomb = 'word/media/image1.xml';
test.each([
  ['no zip', Uint8Array.from(Buffer.from('%PDF-1.7')), 'notDocx'],
  ['half a zip', aDocx(['{{firstName}}']).subarray(0, 300), 'notDocx'],
  ['a workbook', Uint8Array.from(zipped({ '[Content_Types].xml': '', 'xl/workbook.xml': '' })), 'notDocx'],
  ['a zip bomb', aDocx([], { extra: { [bomb]: new Uint8Array(40 * 1024 * 1024) } }), 'tooLarge'],
  [
    'a zip bomb that lies',
    Uint8Array.from(zipped({ 'word/document.xml': 'x'.repeat(40_000_000) }, { claimedSize: 10 })),
    'broken',
  ],
  ['ten thousand placeholders', aDocx(['{{firstName}}'.repeat(10_000)]), 'tooLarge'],
  [
    'an XML bomb',
    aDocx([], { extra: { 'word/document.xml': '<!DOCTYPE a [<!ENTITY b "bb">]><a>&b;</a>' } }),
    'broken',
  ],
  [
    'a thousand parts',
    aDocx([], { extra: Object.fromEntries([...Array(1000).keys()].map((n) => [`word/${n}.xml`, ''])) }),
    'tooLarge',
  ],
])('%s is refused', async (_, bytes, why) => {
  await expect(docxParts(bytes)).rejects.toMatchObject({
    code: 'TEMPLATE_NOT_READABLE',
    fields: [{ code: why }],
  });
});

test('a filled document is a zip that opens again, with the same parts', async () => {
  const parts = await opened(['{{firstName}}'], {
    extra: { 'word/media/image1.png': Uint8Array.of(1, 2, 3) },
  });
  const again = await docxParts(
    await zipOf(filledParts(parts, { firstName: 'Arta' }), new Date('2026-10-15T09:00:00Z')),
  );
  expect([...again.keys()]).toEqual([...parts.keys()]);
  expect(again.get('word/media/image1.png')).toEqual(Buffer.of(1, 2, 3));
  expect(textOf(again.get('word/document.xml'))).toBe('Arta');
});

test('two people of one name get two files', () => {
  expect(apart(['Arta Krasniqi.docx', 'arta krasniqi.docx', 'Mira.docx'])).toEqual([
    'Arta Krasniqi.docx',
    'arta krasniqi (2).docx',
    'Mira.docx',
  ]);
});
