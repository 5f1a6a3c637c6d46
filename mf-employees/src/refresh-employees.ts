import { invalidates } from '@paga/client';
import {
  getActiveEmployees,
  getContractsByExpirationDate,
  getEmployee,
  getEmployeeHistory,
  getEmployeesByStatus,
  getEmployeesByStatusCount,
  getEmployeesByTenantIdAndFilter,
  getImports,
  getSearchPeople,
  getUpcomingBirthdays,
} from '@paga/contract/employees';
import { getSectors } from '@paga/contract/employees/sectors';
import { getUpcomingVacations } from '@paga/contract/leave';
import { getProjects } from '@paga/contract/projects';
import type { QueryClient } from '@tanstack/react-query';

/** What shows employees or is made of them: a new sector comes with a person, and shares of a project are taken or free again. */
const SHOWN = [
  getEmployee,
  getEmployeeHistory,
  getEmployeesByStatus,
  getEmployeesByStatusCount,
  getEmployeesByTenantIdAndFilter,
  getActiveEmployees,
  getSearchPeople,
  getUpcomingBirthdays,
  getContractsByExpirationDate,
  getUpcomingVacations,
  getImports,
  getSectors,
  getProjects,
];

/** Reads anew whatever shows employees, after some came, went or changed. */
export function refreshEmployees(client: QueryClient): Promise<unknown> {
  return Promise.all(SHOWN.map((endpoint) => client.invalidateQueries(invalidates(endpoint))));
}
