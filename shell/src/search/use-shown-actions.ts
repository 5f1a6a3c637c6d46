import { matchesText, useMaybeCompany } from '@paga/platform';
import { useTranslation } from 'react-i18next';
import { recentHits } from './recent.ts';
import type { HitGroup } from './source.ts';
import { useActions } from './use-actions.ts';
import { hitsOfPeople, usePeople } from './use-people.ts';

/** What the search offers before it has searched, by what is typed: people, what was chosen last, then what can be done. */
export function useShownActions(isOpen: boolean): (text: string) => HitGroup[] {
  const { t } = useTranslation('shell');
  const company = useMaybeCompany();
  const people = usePeople(isOpen);
  const actions = useActions(isOpen, people);
  return (text) => {
    const words = text.trim();
    const recent = recentHits(company?.id ?? 0).filter(
      ({ title }) => words === '' || (words.length > 1 && matchesText(words, title)),
    );
    const found = hitsOfPeople(people, words);
    // To open a person is what the find itself does.
    const isShown = (path: string, title: string) =>
      recent.some((hit) => hit.path === path && hit.title === title) ||
      found.some((hit) => hit.path === path);
    const rest = actions(text).filter(({ path, title }) => !isShown(path, title));
    return [
      { id: 'employees', label: t('search.source.employees'), hits: found },
      { id: 'recent', label: t('search.recent'), hits: recent },
      { id: 'actions', label: t('search.actions'), hits: rest },
    ].filter(({ hits }) => hits.length > 0);
  };
}
