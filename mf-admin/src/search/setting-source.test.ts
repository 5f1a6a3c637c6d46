import i18next from 'i18next';
import { settingSource } from './setting-source.ts';

const find = (term: string) => settingSource.search(term, { id: 1 }, new AbortController().signal);

test.each([
  ['sq', 'puna e nates', ['Orët shtesë']],
  ['sq', 'kodi i mbylljes', ['Kodi i mbylljes së periudhës']],
  ['sq', 'lehoni', ['Pushimet']],
  ['en', 'payment day', ['Hours of the month and payment day']],
  ['en', 'projects', ['Projects']],
  ['en', 'nothing of the kind', []],
])('in %s %p finds %p', async (language, term, titles) => {
  await i18next.changeLanguage(language);
  expect((await find(term)).map(({ title }) => title)).toEqual(titles);
});

test('a find opens the window of the setting, or its page', async () => {
  await i18next.changeLanguage('en');
  expect((await find('inactivity')).map(({ path }) => path)).toEqual(['/configurations?tab=payroll&open=inactivity']);
  expect((await find('projects')).map(({ path }) => path)).toEqual(['/projects']);
});
