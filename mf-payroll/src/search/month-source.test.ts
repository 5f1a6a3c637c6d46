import i18next from 'i18next';
import { amountSource } from './amount-source.ts';
import { monthSource } from './month-source.ts';

const place = { id: 1, hasQuickbooks: false, roleId: 4 } as const;
const { signal } = new AbortController();
const find = (term: string) => monthSource.search(term, place, signal);

beforeEach(() =>
  jest.useFakeTimers({ now: new Date('2026-10-15T09:00:00Z'), doNotFake: ['queueMicrotask'] }),
);
afterEach(() => jest.useRealTimers());

test.each([
  ['sq', 'tetor', ['Tetor 2026', 'Tetor 2025']],
  ['sq', 'pagat shtator 2026', ['Shtator 2026']],
  ['en', 'salaries december', ['December 2025', 'December 2024']],
  ['en', 'nothing of the kind', []],
])('in %s %p finds %p', async (language, term, titles) => {
  await i18next.changeLanguage(language);
  expect((await find(term)).map(({ title }) => title)).toEqual(titles);
});

test('a find opens the salaries of its month', async () => {
  await i18next.changeLanguage('en');
  expect(await find('2025 november')).toEqual([
    {
      id: '2025-11',
      title: 'November 2025',
      detail: 'Salaries of the month',
      path: '/calculations?month=11&year=2025',
    },
  ]);
});

test.each([
  ['1000', ['1,000.00 € bruto = 884.00 € neto', /^1,000\.00 € neto = 1,1\d\d\.\d\d € bruto$/]],
  ['1,250.50 €', [/^1,250\.50 € bruto = /, /^1,250\.50 € neto = /]],
  ['tetor', []],
  ['0', []],
] as const)('%s as an amount shows its net and its gross', async (term, titles) => {
  await i18next.changeLanguage('sq');
  const hits = await amountSource.search(term, place, signal);
  expect(hits).toHaveLength(titles.length);
  titles.forEach((title, at) => void expect(hits[at]?.title).toMatch(title));
});
