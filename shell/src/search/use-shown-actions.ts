import { monthTitle, todayInKosovo } from '@paga/kit';
import { beginsWords, useMaybeCompany, useSession } from '@paga/platform';
import { mayCall } from '@paga/platform/host';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { aboutPerson, findPeople, type PeopleIndex, type Person, wordsOf } from './people/people-index.ts';
import { type Period, typedMonth } from './people/typed-month.ts';
import { usePeople } from './people/use-people.ts';
import { recentHits } from './recent.ts';
import type { Deed, Hit, HitGroup } from './source.ts';
import { type Actions, useActions } from './use-actions.ts';
import { useOwnHits } from './use-own-hits.ts';

const MOST = 24;
const thisMonth = (): Period => {
  const [year = 0, month = 0] = todayInKosovo().split('-').map(Number);
  return { month, year };
};

const personHit = (person: Person): Hit => ({
  id: String(person.id),
  title: person.name,
  detail: aboutPerson(person),
  path: `/employees/${person.id}`,
  person,
});

/** "blerta mars": everybody of the name, with what was paid in that month. */
function hitsInMonth(index: PeopleIndex, words: readonly string[], language: 'sq' | 'en'): Hit[] {
  const found = typedMonth(words, thisMonth());
  if (!found) return [];
  const { month, year } = found.period;
  return findPeople(index, found.rest).map((person) => ({
    id: `${person.id}-${year}-${month}`,
    title: `${person.name}, ${monthTitle(month, year, language)}`,
    detail: aboutPerson(person),
    path: `/employees/${person.id}?tab=pay&slip=${year}-${month}`,
    person,
    figure: { employeeId: person.id, month, year },
  }));
}

/** "arta fletëpagesa tetor": what is named, done with everybody of the name; of a name alone, what can be done with the first. */
function hitsOfDoing(index: PeopleIndex, words: readonly string[], actions: Actions): Hit[] {
  const inMonth = typedMonth(words, thisMonth());
  const readings = [{ rest: [...words], period: undefined }, ...(inMonth ? [inMonth] : [])];
  const hits = readings.flatMap(({ rest, period }) =>
    actions
      .named(rest)
      .flatMap(({ rest: name, of }) => findPeople(index, name).map((person) => of(person, period))),
  );
  if (hits.length > 0) return hits.slice(0, MOST);
  const [first] = findPeople(index, words);
  return first ? actions.ofPerson(first, undefined) : [];
}

/** What the search answers from what is here, at every key: what was chosen last, people, what can be done. */
export function useShownActions(
  isOpen: boolean,
  deeds: readonly Deed[],
): {
  find: (text: string) => HitGroup[];
  /** What can be done with somebody. */
  ofPerson: (person: Person) => HitGroup[];
} {
  const { t } = useTranslation('shell');
  const { language, roleId } = useSession();
  const company = useMaybeCompany();
  const index = usePeople(isOpen);
  const actions = useActions(isOpen);
  const own = useOwnHits(deeds);
  const maySeePay = mayCall(roleId, 'getPayHistory');
  const find = useCallback(
    (text: string): HitGroup[] => {
      const words = wordsOf(text);
      const isShort = text.trim().length < 2;
      if (isShort && words.length > 0) return [];
      const recent = recentHits(company?.id ?? 0).filter(({ title }) => isShort || beginsWords(text, title));
      const people = [...findPeople(index, words).map(personHit)];
      if (maySeePay && people.length === 0) people.push(...hitsInMonth(index, words, language));
      const doing = isShort ? [] : hitsOfDoing(index, words, actions);
      // To open a person is what the find itself does.
      const shown = new Set([...recent, ...people].map(({ path, title }) => `${title} ${path}`));
      const isOpenedAbove = ({ path, title }: Hit): boolean =>
        shown.has(`${title} ${path}`) || people.some((hit) => hit.path === path);
      const rest = [...actions.here(words), ...(isShort ? [] : own(text)), ...doing];
      return [
        { id: 'recent', label: t('search.recent'), hits: recent },
        { id: 'employees', label: t('search.source.employees'), hits: people },
        { id: 'actions', label: t('search.actions'), hits: rest.filter((hit) => !isOpenedAbove(hit)) },
      ].filter(({ hits }) => hits.length > 0);
    },
    [company?.id, index, actions, own, language, maySeePay, t],
  );
  const ofPerson = useCallback(
    (person: Person): HitGroup[] => [
      { id: 'person', label: person.name, hits: actions.ofPerson(person, undefined) },
    ],
    [actions],
  );
  return { find, ofPerson };
}
