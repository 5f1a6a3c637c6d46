import { listIn, openIn } from '@paga/forms';
import { editsOfList } from './pasted-list.ts';

const people = [
  { id: 1, name: 'Arta Krasniqi', personalNumber: '1234567890' },
  { id: 2, name: 'Çlirim Gashi', personalNumber: '1111111111' },
  { id: 3, name: 'Blerta Hoxha', personalNumber: '2222222222' },
  { id: 4, name: 'Blerta Hoxha', personalNumber: '3333333333' },
];
const only = ({ found }: { found: readonly { id: number }[] }) =>
  found.length === 1 ? found[0]?.id : undefined;

test('lines find their people by name in any order, without marks, and by number; headings are passed over', () => {
  const block = [
    ['Emri', 'Orë'],
    ['krasniqi  arta', '12,5'],
    ['Clirim Gashi', '3'],
    ['2222222222', '4'],
  ];
  const lines = listIn(block, people) ?? [];
  expect(lines.map(({ found }) => found.map(({ id }) => id))).toEqual([[1], [2], [3]]);
  expect(openIn(lines).isClear).toBe(true);
  expect(editsOfList(lines, ['afterWorkHours'], only, 'last')).toEqual([
    { key: 1, column: 'afterWorkHours', text: '12,5' },
    { key: 2, column: 'afterWorkHours', text: '3' },
    { key: 3, column: 'afterWorkHours', text: '4' },
  ]);
});

test('a list from an e-mail has its values behind a comma, a semicolon or a blank', () => {
  const lines = listIn([['Arta Krasniqi, 12,5'], ['Çlirim Gashi: 8'], ['2222222222 7.25'], ['']], people);
  expect(lines?.map(({ found, texts }) => [found[0]?.id, texts])).toEqual([
    [1, ['12,5']],
    [2, ['8']],
    [3, ['7.25']],
  ]);
});

test('a block of values is no list, nor are texts that name nobody of the month', () => {
  expect(
    listIn(
      [
        ['7.5', '6'],
        ['shumë', '2'],
      ],
      people,
    ),
  ).toBeUndefined();
  expect(listIn([['shumë'], ['pak']], people)).toBeUndefined();
  expect(listIn([['Dikush Tjetër', '5']], people)).toBeUndefined();
  expect(listIn([['Arta Krasniqi']], people)).toBeUndefined();
});

test('two people of a name are asked about, and who stands in it twice: both together, or the last', () => {
  const lines =
    listIn(
      [
        ['Blerta Hoxha', '5'],
        ['Arta Krasniqi', '2.5'],
        ['Arta Krasniqi', '1'],
        ['Ana Bashku', '9'],
      ],
      people,
    ) ?? [];
  const open = openIn(lines);
  expect([open.unknown.length, open.several.length, [...open.twice], open.isClear]).toEqual([
    1,
    1,
    [1],
    false,
  ]);
  const texts = (twice: 'together' | 'last', field = 'nightHours') =>
    editsOfList(lines, [field], only, twice).map(({ key, text }) => [key, text]);
  expect(texts('together')).toEqual([[1, '3.5']]);
  expect(texts('together', 'avanseStops')).toEqual([[1, '3.50']]);
  expect(texts('last')).toEqual([[1, '1']]);
});

test('several values of a line go to the columns side by side, and no further', () => {
  const lines = listIn([['Arta Krasniqi', '1', '2', '3']], people) ?? [];
  expect(editsOfList(lines, ['stops', 'avanseStops'], only, 'last')).toEqual([
    { key: 1, column: 'stops', text: '1' },
    { key: 1, column: 'avanseStops', text: '2' },
  ]);
});
