import { z } from 'zod';
import { inCompany } from '#core/access-level.ts';
import { endpoint } from '#core/endpoint.ts';
import { TextLength } from '#core/limits.ts';
import { EmployeeStatus, Id, paged, QueryId } from '#core/shapes.ts';
import {
  EmployeeCounts,
  EmployeeListRow,
  ExpiringContract,
  MinimalEmployee,
  UpcomingBirthdays,
} from './employee.ts';
import { employeeFilters, employeeSorting } from './list-filters.ts';

const CompanyQuery = z.strictObject({ tenantId: QueryId });
/** 0 all, else a status; absent: active. Specification 1 §7: sent only if greater than 1. */
const StatusFilter = z.coerce
  .number<number>()
  .pipe(z.union([z.literal(0), z.enum(EmployeeStatus)]))
  .default(EmployeeStatus.active);
const SearchText = z.string().trim().max(100).optional();
const page = {
  page: z.coerce.number<number>().int().min(1).default(1),
  pageSize: z.coerce.number<number>().int().min(1).max(200).optional(),
};

/** Birthdays of active employees in the next 30 days. */
export const getUpcomingBirthdays = endpoint({
  method: 'GET',
  path: '/employee/getUpcomingBirthdays',
  base: 'root',
  summary: 'Birthdays of the next 30 days',
  query: CompanyQuery,
  companyIn: 'query.tenantId',
  response: UpcomingBirthdays,
  effect: 'read',
  carries: 'worktable',
  access: inCompany,
});

/** Contracts of active employees that end within 30 days or have ended, the earliest first. */
export const getContractsByExpirationDate = endpoint({
  method: 'GET',
  path: '/employee/getContractsByExpirationDate',
  base: 'root',
  summary: 'Contracts that end soon',
  query: CompanyQuery,
  companyIn: 'query.tenantId',
  response: z.array(ExpiringContract),
  effect: 'read',
  access: inCompany,
});

/** The list filtered by name, e-mail, phone or occupation, without regard to case and diacritics. `page` and `pageSize` are ours. */
export const getEmployeesByTenantIdAndFilter = endpoint({
  method: 'POST',
  path: '/employee/getEmployeesByTenantIdAndFilter',
  base: 'root',
  summary: 'Employees of a status that match a search',
  query: z.strictObject({
    tenantId: QueryId,
    status: StatusFilter,
    filterEmployees: SearchText,
    ...employeeFilters,
    ...employeeSorting,
    ...page,
  }),
  companyIn: 'query.tenantId',
  response: paged(EmployeeListRow),
  effect: 'read',
  carries: 'worktable',
  access: inCompany,
});

/** The list of one tab. `page` and `pageSize` are ours; without a page size every row comes. */
export const getEmployeesByStatus = endpoint({
  method: 'POST',
  path: '/employee/getEmployeesByStatus',
  base: 'root',
  summary: 'Employees of a status',
  query: z.strictObject({
    status: StatusFilter,
    tenantId: QueryId,
    ...employeeFilters,
    ...employeeSorting,
    ...page,
  }),
  companyIn: 'query.tenantId',
  response: paged(EmployeeListRow),
  effect: 'read',
  carries: 'worktable',
  access: inCompany,
});

/** Counts for the tabs; `filterEmployees` (ours) counts what a search leaves. */
export const getEmployeesByStatusCount = endpoint({
  method: 'POST',
  path: '/employee/getEmployeesByStatusCount',
  base: 'root',
  summary: 'How many employees each tab holds',
  query: z.strictObject({
    status: StatusFilter,
    tenantId: QueryId,
    filterEmployees: SearchText,
    ...employeeFilters,
  }),
  companyIn: 'query.tenantId',
  response: EmployeeCounts,
  effect: 'read',
  access: inCompany,
});

/** The active employees before and after one by name, for paging through profiles (ours). Of somebody who is not active both are null. */
export const getNeighbours = endpoint({
  method: 'GET',
  path: '/employee/neighbours',
  summary: 'The employees before and after one',
  query: z.strictObject({ employeeId: QueryId }),
  response: z.object({ before: MinimalEmployee.nullable(), after: MinimalEmployee.nullable() }),
  errors: ['NOT_FOUND'],
  effect: 'read',
  access: inCompany,
});

/** Ids and names of the active employees, for pickers. */
export const getActiveEmployees = endpoint({
  method: 'GET',
  path: '/employees/active/minimal',
  base: 'root',
  summary: 'Ids and names of the active employees',
  query: z.strictObject({ userId: QueryId }),
  companyIn: 'query.userId',
  response: z.array(MinimalEmployee),
  effect: 'read',
  access: inCompany,
});

/**
 * Everybody of a company for the search in the page, by columns: what stands at one place of each list is of one person, `position` is a place in
 * `positions` or -1. So it is small: 10,000 people are under 250 KB on the wire.
 */
export const SearchPeople = z.object({
  ids: z.array(Id),
  names: z.array(z.string()),
  /** Personal numbers, empty where there is none. */
  numbers: z.array(z.string()),
  positions: z.array(z.string()),
  position: z.array(z.int()),
  /** Places of those who are not active. */
  inactive: z.array(z.int()),
});
export type SearchPeople = z.infer<typeof SearchPeople>;

/** The people the search of the page finds without asking for each key; asked for when it is opened first. */
export const getSearchPeople = endpoint({
  method: 'GET',
  path: '/employees/search-people',
  summary: 'Everybody of a company, for the search in the page',
  query: CompanyQuery,
  companyIn: 'query.tenantId',
  response: SearchPeople,
  effect: 'read',
  carries: 'worktable',
  access: inCompany,
});

/** One find of the global search: where it comes from, what it shows, where it leads. */
export const SearchFind = z.object({
  source: z.string(),
  id: Id,
  title: z.string(),
  detail: z.string().nullable(),
  path: z.string(),
});
export type SearchFind = z.infer<typeof SearchFind>;

/** Searches what the caller may see of one company. */
export const globalSearch = endpoint({
  method: 'POST',
  path: '/navigation/global-search',
  summary: 'Search a company',
  query: z.strictObject({ searchTerm: z.string().trim().min(1).max(TextLength.search), tenantId: QueryId }),
  companyIn: 'query.tenantId',
  response: z.array(SearchFind),
  effect: 'read',
  access: inCompany,
});
