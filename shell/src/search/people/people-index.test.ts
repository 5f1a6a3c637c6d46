import type { SearchPeople } from '@paga/contract/employees';
import { aboutPerson, findPeople, indexOf, wordsOf } from './people-index.ts';
import { typedMonth } from './typed-month.ts';

const people: SearchPeople = {
  ids: [1, 2, 3, 4, 5],
  names: ['Arta Çeku', 'Blerta Gërvalla', 'Blerta Gërvalla', 'Çlirim Krasniqi-Hoxha', 'Marta Shala'],
  numbers: ['1234567892', '2223960289', '1999384753', '', '2565529407'],
  positions: ['Juriste', 'Shitëse'],
  position: [0, 0, 1, -1, 0],
  inactive: [0],
};
const index = indexOf(people);
const idsOf = (text: string) => findPeople(index, wordsOf(text)).map(({ id }) => id);

test.each([
  ['blerta', [2, 3]],
  ['gervalla bler', [2, 3]],
  ['2223960289', [2]],
  ['0289', [2]],
  ['blerta 4753', [3]],
  ['hoxha clirim', [4]],
  ['arta', [5, 1]],
  ['28', []],
  ['', []],
])('%p finds %p: by words in any order, by a number or its end, who is active first', (text, ids) => {
  expect(idsOf(text)).toEqual(ids);
});

test('people of one name differ by position and number, and all of them are there', () => {
  expect(findPeople(index, ['blerta']).map(aboutPerson)).toEqual(['Juriste · …0289', 'Shitëse · …4753']);
  const many = Array.from({ length: 30 }, (_, at) => at);
  const alike = indexOf({
    ...people,
    ids: many,
    names: many.map(() => 'Besnik Hoxha'),
    numbers: many.map(() => ''),
    position: many.map(() => 0),
    inactive: [],
  });
  expect(findPeople(alike, ['besnik'])).toHaveLength(30);
});

const november = { month: 11, year: 2026 };
test.each([
  ['blerta mars', { period: { month: 3, year: 2026 }, rest: ['blerta'] }],
  ['arta fletepagesa tetor 2025', { period: { month: 10, year: 2025 }, rest: ['arta', 'fletepagesa'] }],
  ['dhjetor arta', { period: { month: 12, year: 2025 }, rest: ['arta'] }],
  ['march blerta', { period: { month: 3, year: 2026 }, rest: ['blerta'] }],
  ['arta ceku', undefined],
])('the month in %p', (text, month) => {
  expect(typedMonth(wordsOf(text), november)).toEqual(month);
});

test('10,000 people are searched in a few milliseconds', () => {
  const many = Array.from({ length: 10_000 }, (_, at) => at);
  const large = indexOf({
    ...people,
    ids: many,
    names: many.map((at) => `Emri${at % 900} Mbiemri${at % 2_003}`),
    numbers: many.map((at) => String(1_000_000_000 + at * 7_919)),
    position: many.map((at) => at % 2),
    inactive: [],
  });
  const start = performance.now();
  for (const typed of ['e', 'em', 'emri8', 'emri8 mbiemri19', 'zzz', 'mbiemri']) findPeople(large, [typed]);
  // Six keys; ten times what they take on a quiet machine.
  expect(performance.now() - start).toBeLessThan(300);
});
