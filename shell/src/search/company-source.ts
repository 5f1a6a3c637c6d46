import { call, query } from '@paga/client';
import { getLoginTenants } from '@paga/contract/identity/sign-in';
import type { LoginCompany } from '@paga/contract/identity/user';
import { OwnCompanies } from '@paga/contract/limits';
import { matchesText } from '@paga/platform';
import type { QueryClient } from '@tanstack/react-query';
import { companyOf, enterCompany } from '#session/session.ts';
import type { Hit, Source } from './source.ts';

/** So long the list of somebody who has few companies is good for the search. */
const FRESH_MS = 300_000;
const MOST = 8;

type Around = { count: number; hereId: number | undefined; label: string; queries: QueryClient };

/** Another company by its name. A few are asked for once and answer at every key; of many the server finds those of the name. */
export function companySource({ count, hereId, label, queries }: Around): Source {
  const few = count < OwnCompanies.counted;
  const hitOf = (company: LoginCompany): Hit => ({
    id: `company-${company.id}`,
    title: company.name,
    detail: label,
    path: '/',
    run: () => enterCompany(companyOf(company)),
  });
  const find = async (search: string, signal: AbortSignal): Promise<readonly LoginCompany[]> => {
    if (!few) return call(getLoginTenants, { query: { search, page: 1 } }, { signal });
    const own = await queries.fetchQuery({
      ...query(getLoginTenants, { query: { page: 1 } }),
      staleTime: FRESH_MS,
    });
    return own.filter(({ name }) => matchesText(search, `${name} ${label}`));
  };
  return {
    id: 'companies',
    label,
    instant: few,
    async find(term, signal) {
      const others = (await find(term, signal)).filter(({ id }) => id !== hereId);
      return [{ id: 'companies', label, hits: others.slice(0, MOST).map(hitOf) }];
    },
  };
}
