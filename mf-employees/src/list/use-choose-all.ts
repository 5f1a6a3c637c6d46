import type { EmployeeListRow } from '@paga/contract/employees';
import type { Key } from '@paga/kit';
import { useCompany } from '@paga/platform';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { listQuery } from './use-employee-list.ts';
import type { ListPlace } from './view/list-place.ts';
import type { ListView } from './view/list-view.ts';

type Choose = (rows: readonly EmployeeListRow[], next: ReadonlySet<Key>) => void;

/** Chooses everybody of a tab whom search and filters leave, on whatever page: asks for all of them by name first. */
export function useChooseAll({ tab, search }: ListPlace, { filters }: ListView, choose: Choose) {
  const { id: tenantId } = useCompany();
  const client = useQueryClient();
  const [isLoading, setLoading] = useState(false);
  const chooseAll = async (): Promise<void> => {
    setLoading(true);
    try {
      // Not kept: the next click asks who is there then.
      const { data } = await client.fetchQuery({
        ...listQuery(tenantId, { tab, search, filters, sort: null }),
        staleTime: 0,
        gcTime: 0,
      });
      choose(data, new Set(data.map(({ id }) => id)));
    } catch {
      // Shown by the shell; who was chosen stays chosen.
    } finally {
      setLoading(false);
    }
  };
  return { chooseAll, isLoading };
}
