import { csvText } from './csv.ts';

const cell = (text: string) => csvText([[text]], ';').slice(0, -2);

test.each([
  ...[
    '=1+1',
    '+1+1',
    '-1+1',
    '@SUM(1)',
    '\uff1d1+1',
    '\uff0b1',
    '\uff0d1+1',
    '\uff20A',
    '\ufe66A',
    '\u22121+1',
    '|cmd',
    '%0A=1',
  ],
  ...[' =1+1', '\u00a0=1', '\u200b=1', '\u202e=1', '\ufeff=1', '\u0000=1'],
])('%j is text and no formula', (text) => {
  expect(cell(text)).toBe(`'${text}`);
});

test.each(['\t=1', '\r=1', '\n=1', '=1;2', '="a"'])('%j is quoted as well', (text) => {
  expect(cell(text)).toBe(text === '\t=1' || text === '=1' ? `'${text}` : `"'${text.replaceAll('"', '""')}"`);
});

test('numbers of ours, accounts and names stay as they are', () => {
  for (const text of [
    '-12,50',
    '-3',
    '1170000000000001',
    'XK051212012345678906',
    'Arta Krasniqi',
    'a=b',
    'Çelë – Besa',
  ])
    expect(cell(text)).toBe(text);
});
