import { query } from '@paga/client';
import {
  getEmployeesByStatus,
  getEmployeesByStatusCount,
  getEmployeesByTenantIdAndFilter,
} from '@paga/contract/employees';
import { EmployeeStatus } from '@paga/contract/shapes';
import { useCompany } from '@paga/platform';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ListPlace, TABS } from './view/list-place.ts';
import type { ListView } from './view/list-view.ts';

type Wanted = Pick<ListPlace, 'tab' | 'search'> & Pick<ListView, 'filters' | 'sort'>;

/** The employees of a tab under a search and filters; without `part` all of them. */
export function listQuery(
  tenantId: number,
  { tab, search, filters, sort }: Wanted,
  part: { page?: number; pageSize?: number } = {},
) {
  const status = TABS[tab];
  const sorted = sort && { sort: sort.key, order: sort.descending ? ('desc' as const) : ('asc' as const) };
  // Specification 1 §7: the status is sent only if greater than 1.
  const asked = {
    tenantId,
    ...part,
    ...filters,
    ...sorted,
    ...(status > EmployeeStatus.active && { status }),
  };
  return search === ''
    ? query(getEmployeesByStatus, { query: asked })
    : query(getEmployeesByTenantIdAndFilter, { query: { ...asked, filterEmployees: search } });
}

/** The rows of the place and the counts of the tabs, both under the same search and filters; asked once the view is known. */
export function useEmployeeList(
  { tab, search, page }: ListPlace,
  { view, isReady }: { view: ListView; isReady: boolean },
) {
  const { id: tenantId } = useCompany();
  const { filters, sort, pageSize } = view;
  const wanted = listQuery(tenantId, { tab, search, filters, sort }, { page, pageSize });
  const list = useQuery({
    ...wanted,
    enabled: isReady,
    // While another page or search is on its way the rows stay; another tab starts with a skeleton, so that nobody stands in the wrong tab.
    placeholderData: (rows, before) =>
      before?.queryKey[2]?.query.status === wanted.queryKey[2]?.query.status ? rows : undefined,
    meta: { silent: true },
  });
  const counts = useQuery({
    ...query(getEmployeesByStatusCount, {
      query: { tenantId, ...filters, ...(search !== '' && { filterEmployees: search }) },
    }),
    enabled: isReady,
    placeholderData: keepPreviousData,
    meta: { silent: true },
  });
  return { list, counts };
}
