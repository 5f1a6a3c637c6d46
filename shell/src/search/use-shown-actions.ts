import { matchesText, useMaybeCompany } from '@paga/platform';
import { useTranslation } from 'react-i18next';
import { recentHits } from './recent.ts';
import type { HitGroup } from './source.ts';
import { useActions } from './use-actions.ts';

/** What the search offers before it has searched: what was chosen last, then what can be done; both follow what is typed. */
export function useShownActions(isOpen: boolean): (text: string) => HitGroup[] {
  const { t } = useTranslation('shell');
  const company = useMaybeCompany();
  const actions = useActions(isOpen);
  return (text) => {
    const words = text.trim();
    const recent = recentHits(company?.id ?? 0).filter(
      ({ title }) => words === '' || (words.length > 1 && matchesText(words, title)),
    );
    const isRecent = (path: string, title: string) =>
      recent.some((hit) => hit.path === path && hit.title === title);
    const rest = actions(text).filter(({ path, title }) => !isRecent(path, title));
    return [
      { id: 'recent', label: t('search.recent'), hits: recent },
      { id: 'actions', label: t('search.actions'), hits: rest },
    ].filter(({ hits }) => hits.length > 0);
  };
}
