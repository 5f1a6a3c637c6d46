import { query } from '@paga/client';
import { getSearchPeople } from '@paga/contract/employees';
import { useMaybeCompany, useSession } from '@paga/platform';
import { mayCall } from '@paga/platform/host';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { indexOf, type PeopleIndex } from './people-index.ts';

const FRESH_MS = 5 * 60_000;
const NOBODY: PeopleIndex = [];

/** The people of the company, from the first opening of the search on: found without waiting for the server, and gone with the page at the sign-out. */
export function usePeople(isOpen: boolean): PeopleIndex {
  const { roleId } = useSession();
  const company = useMaybeCompany();
  const { data } = useQuery({
    ...query(getSearchPeople, { query: { tenantId: company?.id ?? 0 } }),
    staleTime: FRESH_MS,
    retry: false,
    meta: { silent: true },
    enabled:
      isOpen && company !== null && ['getSearchPeople', 'getEmployee'].every((name) => mayCall(roleId, name)),
  });
  return useMemo(() => (data ? indexOf(data) : NOBODY), [data]);
}
