import { call } from '@paga/client';
import { globalSearch } from '@paga/contract/employees';
import {
  matchesText,
  type SearchHit,
  type SearchPlace,
  type SearchSource,
  useMaybeCompany,
  useSession,
} from '@paga/platform';
import { mayCall, type RemoteStore, remotesStore, textOf } from '@paga/platform/host';
import { useQueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { usePlaces } from '#access/use-places.ts';
import { useCompanyCount } from '#company/use-companies.ts';
import { companySource } from './company-source.ts';
import type { HitGroup, Source } from './source.ts';

/** What the server finds in the company, under a heading for each kind. */
function serverSource(companyId: number, t: TFunction<'shell'>): Source {
  return {
    id: 'company',
    label: t('search.source.company'),
    async find(searchTerm, signal) {
      const finds = await call(globalSearch, { query: { searchTerm, tenantId: companyId } }, { signal });
      const kinds = [...new Set(finds.map((find) => find.source))];
      return kinds.map((kind): HitGroup => {
        const own = finds.filter((find) => find.source === kind);
        const hits = own.map(({ id, title, detail, path }) => ({
          id: String(id),
          title,
          path,
          ...(detail !== null && { detail }),
        }));
        return {
          id: kind,
          label: t(`search.source.${kind}`, { defaultValue: t('search.source.company') }),
          hits,
        };
      });
    },
  };
}

/** The pages and settings this person may open; known from the registry, so also while a remote is down. */
function screenSource(hits: readonly SearchHit[], label: string): Source {
  return {
    id: 'screens',
    label,
    instant: true,
    find: async (term) => [
      { id: 'screens', label, hits: hits.filter(({ title }) => matchesText(term, title)).slice(0, MOST) },
    ],
  };
}

/** What a remote finds by its own code, which is loaded by the first search. */
function remoteSource(
  store: RemoteStore,
  offer: { id: string; code: string; instant?: boolean | undefined },
  label: string,
  place: SearchPlace,
): Source {
  const id = `${store.entry.name}/${offer.id}`;
  return {
    id,
    label,
    instant: offer.instant,
    async find(term, signal) {
      if (store.state.getState().status === 'failed') store.retry();
      const source = (await store.load(offer.code)) as SearchSource;
      return [{ id, label, hits: (await source.search(term, place, signal)).slice(0, MOST) }];
    },
  };
}

const MOST = 8;

function useScreenHits(): SearchHit[] {
  const { t } = useTranslation('shell');
  const { roleId } = useSession();
  const company = useMaybeCompany();
  const { routes, navigation } = usePlaces();
  return useMemo(() => {
    const open = ({ needs }: { needs: readonly string[] }) => needs.every((name) => mayCall(roleId, name));
    const pages = routes.filter(
      (route) => open(route) && !route.path.includes(':') && (company !== null || !route.company),
    );
    const own = [
      { path: '/', title: t('navigation.main') },
      { path: '/account', title: t('account.configurations') },
      { path: '/changePassword', title: t('password.title') },
      ...(company === null ? [] : [{ path: '/notifications', title: t('notifications.title') }]),
    ];
    const all = [...own, ...pages, ...navigation.filter(open)];
    return [...new Map(all.map(({ path, title }) => [path, { id: path, title, path }])).values()];
  }, [t, roleId, company, routes, navigation]);
}

/** Everything that is searched for this person in the company of this tab. */
export function useSources(): readonly Source[] {
  const { t, i18n } = useTranslation('shell');
  const { roleId } = useSession();
  const company = useMaybeCompany();
  const screens = useScreenHits();
  const count = useCompanyCount();
  const queries = useQueryClient();
  const stores = useStore(remotesStore, (remotes) => remotes.stores);
  return useMemo(() => {
    const label = t('account.changeCompany');
    const others = count > 1 ? [companySource({ count, hereId: company?.id, label, queries })] : [];
    const own = screenSource(screens, t('search.source.screens'));
    const place = { id: company?.id ?? 0, hasQuickbooks: company?.hasQuickbooks ?? false, roleId };
    const remotes = stores
      .flatMap((store) => store.entry.offer.searchSources.map((offer) => ({ store, offer })))
      .filter(
        ({ offer }) =>
          (company !== null || !offer.company) && offer.needs.every((name) => mayCall(roleId, name)),
      )
      .sort((a, b) => a.offer.order - b.offer.order)
      .map(({ store, offer }) =>
        remoteSource(store, offer, textOf(store.entry, offer.label, i18n.language), place),
      );
    return [
      ...(company !== null && mayCall(roleId, 'globalSearch') ? [serverSource(company.id, t)] : []),
      own,
      ...others,
      ...remotes,
    ];
  }, [screens, company, count, queries, stores, roleId, t, i18n.language]);
}
