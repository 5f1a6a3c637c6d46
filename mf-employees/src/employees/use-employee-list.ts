import { query } from '@paga/client';
import { getEmployeesByStatus, getEmployeesByStatusCount, getEmployeesByTenantIdAndFilter } from '@paga/contract/employees';
import { EmployeeStatus } from '@paga/contract/shapes';
import { useCompany } from '@paga/platform';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ListPlace, TABS } from './list-place.ts';

/** The rows of the place and the counts of the tabs, both under the same search. */
export function useEmployeeList({ tab, search, page, pageSize }: ListPlace) {
  const { id: tenantId } = useCompany();
  const status = TABS[tab];
  // Specification 1 §7: the status is sent only if greater than 1.
  const asked = { tenantId, page, pageSize, ...(status > EmployeeStatus.active && { status }) };
  const filterEmployees = search === '' ? undefined : search;
  const meta = { silent: true };
  const all = useQuery({
    ...query(getEmployeesByStatus, { query: asked }),
    enabled: !filterEmployees,
    placeholderData: keepPreviousData,
    meta,
  });
  const found = useQuery({
    ...query(getEmployeesByTenantIdAndFilter, { query: { ...asked, filterEmployees } }),
    enabled: Boolean(filterEmployees),
    placeholderData: keepPreviousData,
    meta,
  });
  const counts = useQuery({
    ...query(getEmployeesByStatusCount, { query: { tenantId, ...(filterEmployees && { filterEmployees }) } }),
    placeholderData: keepPreviousData,
    meta,
  });
  return { list: filterEmployees ? found : all, counts };
}
