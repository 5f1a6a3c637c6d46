import type { RoleId } from '@paga/contract/shapes';
import { startSourceRemotes } from '@paga/testing/source-remotes';
import i18next from 'i18next';
import { settingSource } from './setting-source.ts';

const find = (term: string, roleId: RoleId = 2, hasQuickbooks = false) =>
  settingSource.search(term, { id: 1, roleId, hasQuickbooks }, new AbortController().signal);
const paths = async (...question: Parameters<typeof find>) =>
  (await find(...question)).map(({ path }) => path);

beforeEach(() => startSourceRemotes());

test.each([
  ['sq', 'puna e nates', ['Orët shtesë']],
  ['sq', 'kodi i mbylljes', ['Kodi i mbylljes së periudhës']],
  ['sq', 'lehoni', ['Pushimet']],
  ['en', 'payment day', ['Hours of the month and payment day']],
  ['en', 'projects', ['Projects']],
  ['en', 'user list', ['User list']],
  ['en', 'nothing of the kind', []],
])('in %s %p finds %p', async (language, term, titles) => {
  await i18next.changeLanguage(language);
  expect((await find(term)).map(({ title }) => title)).toEqual(titles);
});

describe('a find', () => {
  beforeEach(() => i18next.changeLanguage('en'));

  test('opens the window of the setting, its page, or its tab', async () => {
    expect(await paths('inactivity')).toEqual(['/configurations?tab=payroll&open=inactivity']);
    expect(await paths('projects')).toEqual(['/projects']);
    expect(await paths('user list')).toEqual(['/configurations?tab=users']);
  });

  test('is only what the role may open', async () => {
    expect([await paths('company list', 1), await paths('company list', 2)]).toEqual([
      ['/configurations?tab=companies'],
      [],
    ]);
    const logo = '/configurations?tab=payroll&open=logo';
    expect([(await paths('logo', 3)).includes(logo), (await paths('logo', 4)).includes(logo)]).toEqual([
      true,
      false,
    ]);
  });

  test('is the bookkeeping link only with the integration', async () => {
    expect([await paths('quickbooks'), await paths('quickbooks', 2, true)]).toEqual([
      [],
      ['/configurations?tab=payroll&open=bookkeeping'],
    ]);
  });
});
