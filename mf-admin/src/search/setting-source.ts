import {
  matchesText,
  offeredSettings,
  type SearchHit,
  type SearchPlace,
  type SearchSource,
} from '@paga/platform';
import i18next from 'i18next';
import { TABS } from '#configurations/tabs.ts';
import { accessOf } from '#payroll-settings/use-offered.ts';

const mayMake = (calls: readonly string[], { roleId }: SearchPlace) =>
  calls.every((call) => accessOf(call)?.roles.includes(roleId));

function settings(place: SearchPlace): SearchHit[] {
  return offeredSettings(i18next.language)
    .filter(
      ({ needs, withBookkeeping }) => mayMake(needs, place) && (!withBookkeeping || place.hasQuickbooks),
    )
    .map(({ id, label, text, path }) => ({
      id,
      title: label,
      detail: text,
      path: path ?? `/configurations?tab=payroll&open=${id}`,
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
