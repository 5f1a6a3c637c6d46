import { query } from '@paga/client';
import { getEmployeesByStatus, getEmployeesByStatusCount, getEmployeesByTenantIdAndFilter } from '@paga/contract/employees';
import { EmployeeStatus } from '@paga/contract/shapes';
import { useCompany } from '@paga/platform';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ListPlace, TABS } from './list-place.ts';
import type { ListView } from './list-view.ts';

/** The rows of the place and the counts of the tabs, both under the same search and filters; asked once the view is known. */
export function useEmployeeList({ tab, search, page }: ListPlace, { view, isReady }: { view: ListView; isReady: boolean }) {
  const { id: tenantId } = useCompany();
  const status = TABS[tab];
  const { filters, sort, pageSize } = view;
  const sorted = sort && { sort: sort.key, order: sort.descending ? ('desc' as const) : ('asc' as const) };
  // Specification 1 §7: the status is sent only if greater than 1.
  const asked = { tenantId, page, pageSize, ...filters, ...sorted, ...(status > EmployeeStatus.active && { status }) };
  const filterEmployees = search === '' ? undefined : search;
  const wanted = filterEmployees
    ? query(getEmployeesByTenantIdAndFilter, { query: { ...asked, filterEmployees } })
    : query(getEmployeesByStatus, { query: asked });
  const list = useQuery({
    ...wanted,
    enabled: isReady,
    // While another page or search is on its way the rows stay; another tab starts with a skeleton, so that nobody stands in the wrong tab.
    placeholderData: (rows, before) => (before?.queryKey[2]?.query.status === asked.status ? rows : undefined),
    meta: { silent: true },
  });
  const counts = useQuery({
    ...query(getEmployeesByStatusCount, { query: { tenantId, ...filters, ...(filterEmployees && { filterEmployees }) } }),
    enabled: isReady,
    placeholderData: keepPreviousData,
    meta: { silent: true },
  });
  return { list, counts };
}
