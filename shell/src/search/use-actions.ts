import { query } from '@paga/client';
import { getMonthOverview } from '@paga/contract/filing';
import { monthInText } from '@paga/kit';
import { matchesText, type SearchHit, useMaybeCompany, useSession } from '@paga/platform';
import { mayCall, type RemoteStore, remotesStore, textOf } from '@paga/platform/host';
import { useQuery } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { bestMatch, type Person } from './use-people.ts';

const FRESH_MS = 5 * 60_000;

type Offer = NonNullable<RemoteStore['entry']['offer']['actions']>[number];
type Action = { offer: Offer; label: string };
type Values = Record<string, string | number>;

/** Texts say `{{month}}`, paths `{month}`: each is filled in from its own values. */
const filled = (text: string, values: Values, pattern: RegExp) =>
  text.replace(pattern, (whole, name: string) => String(values[name] ?? whole));

const hitOf = ({ offer, label }: Action, key: string, text: Values, path: Values): SearchHit => ({
  id: `${offer.id}-${key}`,
  title: filled(label, text, /\{\{(\w+)\}\}/g),
  path: filled(offer.path, path, /\{(\w+)\}/g),
});

function useOffered(language: 'sq' | 'en'): Action[] {
  const { roleId } = useSession();
  const stores = useStore(remotesStore, (remotes) => remotes.stores);
  return stores
    .flatMap((store) => (store.entry.offer.actions ?? []).map((offer) => ({ store, offer })))
    .filter(({ offer }) => offer.needs.every((name) => mayCall(roleId, name)))
    .sort((a, b) => a.offer.order - b.offer.order)
    .map(({ store, offer }) => ({ offer, label: textOf(store.entry, offer.label, language) }));
}

/** What can be done here, by what is typed: of the company, of the month to work on, and of the person whose name matches it best. */
export function useActions(isOpen: boolean, people: readonly Person[]): (text: string) => SearchHit[] {
  const { language, roleId } = useSession();
  const company = useMaybeCompany();
  const offered = useOffered(language);
  const id = company?.id ?? 0;
  const { data: overview } = useQuery({
    ...query(getMonthOverview, { query: { tenantId: id } }),
    ...{ staleTime: FRESH_MS, retry: false, meta: { silent: true } },
    enabled:
      isOpen &&
      company !== null &&
      mayCall(roleId, 'getMonthOverview') &&
      offered.some(({ offer }) => offer.of === 'month'),
  });
  const current = overview?.current;
  const of = (what: Offer['of']) => offered.filter(({ offer }) => offer.of === what);
  const ofMonth = (): SearchHit[] => {
    if (!current) return [];
    const { year, month, next } = current;
    const values = { month: monthInText(month, undefined, language), year };
    return of('month')
      .filter(({ offer }) => offer.next === undefined || offer.next.includes(next))
      .map((action) => hitOf(action, `${year}-${month}`, values, { month, year }));
  };
  return (text) => {
    if (company === null) return [];
    const plain = [...ofMonth(), ...of('company').map((action) => hitOf(action, 'here', {}, {}))];
    const words = text.trim();
    if (words.length < 2) return words === '' ? plain : [];
    const best = bestMatch(people, words);
    const ofBest = best
      ? of('person').map((action) => hitOf(action, String(best.id), { name: best.name }, { person: best.id }))
      : [];
    return [...plain, ...ofBest].filter(({ title }) => matchesText(words, title));
  };
}
