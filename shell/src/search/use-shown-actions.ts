import { monthTitle, todayInKosovo } from '@paga/kit';
import { beginsWords, useMaybeCompany, useSession } from '@paga/platform';
import { mayCall } from '@paga/platform/host';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { aboutPerson, findPeople, type PeopleIndex, type Person, wordsOf } from './people/people-index.ts';
import { typedDays } from './people/typed-days.ts';
import { type Period, typedMonth } from './people/typed-month.ts';
import { usePeople } from './people/use-people.ts';
import { recentHits } from './recent.ts';
import type { Deed, Hit, HitGroup } from './source.ts';
import { type Actions, useActions, type When } from './use-actions.ts';
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

/** "blerta 2026": everybody of the name, with what was paid in that year. */
function hitsInYear(index: PeopleIndex, words: readonly string[]): Hit[] {
  const typed = words.find((word) => /^20\d\d$/.test(word));
  const name = words.filter((word) => word !== typed);
  if (!typed || name.length === 0) return [];
  return findPeople(index, name).map((person) => ({
    id: `${person.id}-${typed}`,
    title: `${person.name}, ${typed}`,
    detail: aboutPerson(person),
    path: `/employees/${person.id}?tab=pay`,
    person,
    figure: { employeeId: person.id, year: Number(typed) },
  }));
}

type Reading = { rest: readonly string[]; when?: When };

/** What a text may mean: a name as it stands, in a month, or on days. */
function readingsOf(text: string, words: readonly string[]): Reading[] {
  const inMonth = typedMonth(words, thisMonth());
  const onDays = typedDays(text, todayInKosovo());
  return [
    { rest: words },
    ...(inMonth ? [{ rest: inMonth.rest, when: { period: inMonth.period } }] : []),
    ...(onDays ? [{ rest: wordsOf(onDays.rest), when: { days: onDays.days } }] : []),
  ];
}

/** "arta fletëpagesa tetor", "leave besnik 15-17 dec": what is named, done with everybody of the name; of a name alone, what can be done with the first. */
function hitsOfDoing(index: PeopleIndex, text: string, actions: Actions): Hit[] {
  const words = wordsOf(text);
  const hits = readingsOf(text, words).flatMap(({ rest, when }) =>
    actions
      .named(rest)
      .flatMap(({ rest: name, of }) => findPeople(index, name).flatMap((person) => of(person, when) ?? [])),
  );
  if (hits.length > 0) return hits.slice(0, MOST);
  const [first] = findPeople(index, words);
  return first ? actions.ofPerson(first) : [];
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
      if (maySeePay && people.length === 0)
        people.push(...hitsInMonth(index, words, language), ...hitsInYear(index, words));
      const doing = isShort ? [] : hitsOfDoing(index, text, actions);
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
    (person: Person): HitGroup[] => [{ id: 'person', label: person.name, hits: actions.ofPerson(person) }],
    [actions],
  );
  return { find, ofPerson };
}
