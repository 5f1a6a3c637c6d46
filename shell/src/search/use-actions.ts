import { query } from '@paga/client';
import { getMonthOverview } from '@paga/contract/filing';
import { formatDate, monthInText, monthTitle } from '@paga/kit';
import { useMaybeCompany, useSession } from '@paga/platform';
import { mayCall, type RemoteStore, remotesStore, textOf } from '@paga/platform/host';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { aboutPerson, type Person, wordsOf } from './people/people-index.ts';
import type { TypedDays } from './people/typed-days.ts';
import type { Period } from './people/typed-month.ts';
import type { Hit } from './source.ts';

const FRESH_MS = 5 * 60_000;

type Offer = NonNullable<RemoteStore['entry']['offer']['actions']>[number];
/** Something to do, with the words that find it: those of its text, and others that people use for it. */
type Action = { offer: Offer; label: string; words: readonly string[] };
type Values = Record<string, string | number>;

/** Texts say `{{month}}`, paths `{month}`: each is filled in from its own values. */
const filled = (text: string, values: Values, pattern: RegExp) =>
  text.replace(pattern, (whole, name: string) => String(values[name] ?? whole));
/** What a path asks for and nobody has typed. */
const NOT_NAMED = /[?&]\w+=(?=&|$)/g;
const PLACES = /\{\{(\w+)\}\}/g;

const hitOf = ({ offer, label }: Action, key: string, text: Values, path: Values): Hit => ({
  id: `${offer.id}-${key}`,
  title: filled(label, text, PLACES),
  path: filled(offer.path, path, /\{(\w+)\}/g),
});

function useOffered(language: 'sq' | 'en'): Action[] {
  const { roleId } = useSession();
  const stores = useStore(remotesStore, (remotes) => remotes.stores);
  return useMemo(
    () =>
      stores
        .flatMap((store) => (store.entry.offer.actions ?? []).map((offer) => ({ store, offer })))
        .filter(({ offer }) => offer.needs.every((name) => mayCall(roleId, name)))
        .sort((a, b) => a.offer.order - b.offer.order)
        .map(({ store, offer }) => {
          const label = textOf(store.entry, offer.label, language);
          const also = offer.words ? textOf(store.entry, offer.words, language) : '';
          return { offer, label, words: wordsOf(`${label.replace(PLACES, '')} ${also}`) };
        }),
    [stores, roleId, language],
  );
}

/** The month, or the days, that are named with somebody. */
export type When = { period: Period } | { days: TypedDays };

/** What can be done here. */
export type Actions = {
  /** Of the company and of the month to work on, by all the words typed; without any, all of it. */
  here: (typed: readonly string[]) => Hit[];
  /** Everything that can be done with somebody, in the month that is named. */
  ofPerson: (person: Person) => Hit[];
  /** What some of the words name, and the words that are left, which name whom it is done with. */
  named: (
    typed: readonly string[],
  ) => { rest: string[]; of: (person: Person, when?: When) => Hit | undefined }[];
};

/** What can be done here, of the company, of the month to work on, and with a person. */
export function useActions(isOpen: boolean): Actions {
  const { language, roleId } = useSession();
  const company = useMaybeCompany();
  const offered = useOffered(language);
  const { data: overview } = useQuery({
    ...query(getMonthOverview, { query: { tenantId: company?.id ?? 0 } }),
    ...{ staleTime: FRESH_MS, retry: false, meta: { silent: true } },
    enabled:
      isOpen &&
      company !== null &&
      mayCall(roleId, 'getMonthOverview') &&
      offered.some(({ offer }) => offer.of === 'month'),
  });
  const current = overview?.current;
  const isHere = company !== null;
  return useMemo(
    () => actionsOf(isHere ? offered : [], current, language),
    [isHere, offered, current, language],
  );
}

/** What is offered, by whom and when it is done. */
function actionsOf(offered: readonly Action[], current: Current | undefined, language: 'sq' | 'en'): Actions {
  const of = (what: Offer['of']) => offered.filter(({ offer }) => offer.of === what);
  const withPerson = (action: Action, person: Person, when?: When): Hit => {
    const slip = when && 'period' in when ? `${when.period.year}-${when.period.month}` : 'last';
    const days = when && 'days' in when ? `${when.days.from}_${when.days.to}` : '';
    const hit = hitOf(action, String(person.id), { name: person.name }, { person: person.id, slip, days });
    const path = hit.path.replace(NOT_NAMED, '');
    return {
      ...hit,
      path,
      title: [hit.title, ...whenText(when, language)].join(', '),
      detail: aboutPerson(person),
    };
  };
  return {
    here: (typed) => {
      const month = current && monthHits(of('month'), current, language);
      const company = of('company').map((action) => ({ action, hit: hitOf(action, 'here', {}, {}) }));
      return [...(month ?? []), ...company]
        .filter(({ action, hit }) => isNamed(typed, [...wordsOf(hit.title), ...action.words]))
        .map(({ hit }) => hit);
    },
    ofPerson: (person) => of('person').map((action) => withPerson(action, person)),
    named: (typed) =>
      of('person').flatMap((action) => {
        const rest = typed.filter((word) => !action.words.some((own) => own.startsWith(word)));
        if (rest.length === typed.length || rest.length === 0) return [];
        // Days are of what takes days: a payslip is of a month.
        const takes = (when?: When) => !when || 'period' in when || action.offer.path.includes('{days}');
        return [
          {
            rest,
            of: (person: Person, when?: When) => (takes(when) ? withPerson(action, person, when) : undefined),
          },
        ];
      }),
  };
}

function whenText(when: When | undefined, language: 'sq' | 'en'): string[] {
  if (!when) return [];
  if ('period' in when) return [monthTitle(when.period.month, when.period.year, language)];
  const { from, to } = when.days;
  return [from === to ? formatDate(from) : `${formatDate(from)} – ${formatDate(to)}`];
}

const isNamed = (typed: readonly string[], words: readonly string[]): boolean =>
  typed.every((word) => words.some((own) => own.startsWith(word)));

type Current = Period & { next: NonNullable<Offer['next']>[number] };

function monthHits(actions: readonly Action[], { year, month, next }: Current, language: 'sq' | 'en') {
  const values = { month: monthInText(month, undefined, language), year };
  return actions
    .filter(({ offer }) => offer.next === undefined || offer.next.includes(next))
    .map((action) => ({ action, hit: hitOf(action, `${year}-${month}`, values, { month, year }) }));
}
