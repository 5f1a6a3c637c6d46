import { call } from '@paga/client';
import { type EmployeeFilters, exportEmployees } from '@paga/contract/employees';
import { useCompany } from '@paga/platform';
import type { FetchExport } from '#bulk/use-export.ts';
import { type ListPlace, TABS } from './view/list-place.ts';

/** Fetches the people of the place, all pages of it, as a file. */
export function useExportList(place: ListPlace, filters: EmployeeFilters): FetchExport {
  const { id: tenantId } = useCompany();
  const search = place.search === '' ? {} : { filterEmployees: place.search };
  const asked = { tenantId, status: TABS[place.tab], ...search, ...filters };
  return (format) => call(exportEmployees, { query: { ...asked, format } });
}
