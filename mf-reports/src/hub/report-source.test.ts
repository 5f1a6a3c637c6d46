import i18next from 'i18next';
import { reportSource } from './report-source.ts';

const find = (term: string) =>
  reportSource.search(term, { id: 1, hasQuickbooks: false, roleId: 4 }, new AbortController().signal);

beforeEach(() =>
  jest.useFakeTimers({ now: new Date('2026-10-15T09:00:00Z'), doNotFake: ['queueMicrotask'] }),
);
afterEach(() => jest.useRealTimers());

test.each([
  ['sq', 'vertetimi', ['Vërtetimi vjetor']],
  ['en', 'certificate', ['Annual certificate']],
  ['sq', 'tetor', ['Tetor 2026', 'Tetor 2025']],
  ['en', '2026 october', ['October 2026']],
  ['en', 'nothing of the kind', []],
])('in %s %p finds %p', async (language, term, titles) => {
  await i18next.changeLanguage(language);
  expect((await find(term)).map(({ title }) => title)).toEqual(titles);
});

test('a find leads to its report or month', async () => {
  await i18next.changeLanguage('en');
  expect((await find('bank')).map(({ path }) => path)).toEqual(['/reports/bank-payment']);
  expect((await find('november'))[0]).toMatchObject({ path: '/reports?month=11&year=2025' });
});
