import i18next from 'i18next';
import { monthSource } from './month-source.ts';

const find = (term: string) =>
  monthSource.search(term, { id: 1, hasQuickbooks: false, roleId: 4 }, new AbortController().signal);

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
