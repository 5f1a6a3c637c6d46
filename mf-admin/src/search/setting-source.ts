import type { Access } from '@paga/contract/access-level';
import { accessTable, type CallName } from '@paga/contract/access-table';
import { matchesText, type SearchHit, type SearchPlace, type SearchSource } from '@paga/platform';
import i18next from 'i18next';
import { TABS } from '#configurations/tabs.ts';
import { SETTINGS } from '#payroll-settings/settings.ts';

const mayMake = (calls: readonly CallName[], { roleId }: SearchPlace) =>
  calls.every((call) => (accessTable[call] satisfies Access).roles.some((role: number) => role === roleId));

function settings(place: SearchPlace): SearchHit[] {
  const t = i18next.getFixedT(null, 'admin');
  return SETTINGS.filter(
    ({ needs, withQuickbooks }) => mayMake(needs, place) && (!withQuickbooks || place.hasQuickbooks),
  ).map((setting) => ({
    id: setting.key,
    title: t(`payrollSettings.setting.${setting.key}.title`),
    detail: t(`payrollSettings.setting.${setting.key}.text`),
    path: setting.to ?? `/configurations?tab=payroll&open=${setting.key}`,
  }));
}

function tabs(place: SearchPlace): SearchHit[] {
  const t = i18next.getFixedT(null, 'admin');
  return TABS.filter(({ needs }) => mayMake(needs, place)).map(({ key }) => ({
    id: `tab-${key}`,
    title: t(`configurations.tab.${key}`),
    detail: t('navigation.configurations'),
    path: `/configurations?tab=${key}`,
  }));
}

/** Settings and tabs of the configurations by what they are called and hold; a find opens the very one. */
export const settingSource: SearchSource = {
  search: async (term, place) =>
    [...settings(place), ...tabs(place)].filter(({ title, detail }) =>
      matchesText(term, `${title} ${detail ?? ''}`),
    ),
};
