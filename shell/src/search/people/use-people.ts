import { query } from '@paga/client';
import { getSearchPeople } from '@paga/contract/employees';
import { useMaybeCompany, useSession } from '@paga/platform';
import { mayCall } from '@paga/platform/host';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { findPeople, indexOf, type PeopleIndex } from './people-index.ts';
import { typedMonth } from './typed-month.ts';

const FRESH_MS = 5 * 60_000;
const NOBODY: PeopleIndex = indexOf({
  ids: [],
  names: [],
  numbers: [],
  positions: [],
  position: [],
  inactive: [],
});

const NOBODYS = ['zzzz', 'aaaa', 'marsi'];

/** Searches for nobody once the page has nothing else to do: a browser runs code slowly the first time, and that is not to be at somebody's first key. */
function warmUp(index: PeopleIndex): () => void {
  const timer = setTimeout(() => {
    for (const word of NOBODYS) {
      findPeople(index, [word]);
      typedMonth([word], { month: 1, year: 2000 });
    }
  });
  return () => clearTimeout(timer);
}

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
  const index = useMemo(() => (data ? indexOf(data) : NOBODY), [data]);
  useEffect(() => warmUp(index), [index]);
  return index;
}
