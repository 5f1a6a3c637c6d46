import { z } from 'zod';
import { endpoint } from '#core/endpoint.ts';
import { refusedAs } from '#core/refusal.ts';
import { EmployeeStatus, Euro, Language, paged, QueryId } from '#core/shapes.ts';
import { inCompany } from '../core/access-level.ts';
import { Employee, EmployeeCounts, EmployeeListRow, ExpiringContract, MinimalEmployee, UpcomingBirthdays } from './employee.ts';
import { ImportPreview } from './import-row.ts';
import { employeeFilters, employeeSorting } from './list.ts';
import { CreatedEmployee, CreateEmployee, UpdateEmployee } from './save-employee.ts';
import { TermsEntry, TermsPreview, TermsQuestion } from './terms.ts';

export * from './bulk.ts';
export * from './employee.ts';
export * from './employee-faults.ts';
export * from './employee-fields.ts';
export * from './employee-of-row.ts';
export * from './files.ts';
export * from './import-batch.ts';
export * from './import-row.ts';
export * from './list.ts';
export * from './save-employee.ts';
export * from './terms.ts';

const EmployeeQuery = z.strictObject({ employeeId: QueryId });
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

/** One employee with everything that is saved. */
export const getEmployee = endpoint({
  method: 'GET',
  path: '/employees',
  summary: 'One employee',
  query: EmployeeQuery,
  response: Employee,
  effect: 'read',
  access: inCompany,
});

/** Creates an employee; the importer's rows come this way too, one by one. */
export const createEmployee = endpoint({
  method: 'POST',
  path: '/employees',
  summary: 'Create an employee',
  body: CreateEmployee,
  companyIn: 'body.userId',
  response: CreatedEmployee,
  refusal: refusedAs('VALIDATION_FAILED'),
  effect: 'write',
  access: inCompany,
});

/** Saves an edited employee. A changed salary keeps the old one in force until `validFrom`. */
export const updateEmployee = endpoint({
  method: 'POST',
  path: '/employee/updateEmployee',
  summary: 'Edit an employee',
  body: UpdateEmployee,
  bodyType: 'multipart',
  companyIn: 'body.userId',
  response: Employee,
  errors: ['NOT_FOUND', 'CONFLICT', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'],
  effect: 'write',
  access: inCompany,
});

/** What an employee was paid on over time, the newest change first (ours). */
export const getEmployeeHistory = endpoint({
  method: 'GET',
  path: '/employee/history',
  summary: 'Changes of what an employee is paid on',
  query: EmployeeQuery,
  response: z.array(TermsEntry),
  errors: ['NOT_FOUND'],
  effect: 'read',
  access: inCompany,
});

/** What an edit would do to an employee's pay; saves nothing (ours). */
export const previewEmployeeChange = endpoint({
  method: 'POST',
  path: '/employee/previewChange',
  summary: 'Preview an edit of an employee',
  body: TermsQuestion,
  companyIn: 'body.userId',
  response: TermsPreview,
  errors: ['NOT_FOUND'],
  effect: 'read',
  access: inCompany,
});

/** Deletes an employee from the lists and from months calculated later; months already calculated keep the person. */
export const deleteEmployee = endpoint({
  method: 'POST',
  path: '/employee/deleteEmployee',
  summary: 'Delete an employee',
  query: z.strictObject({ tenantId: QueryId, employeeId: QueryId }),
  companyIn: 'query.tenantId',
  response: 'empty',
  errors: ['NOT_FOUND'],
  effect: 'write',
  access: inCompany,
});

/** The first gross of an employee, in euro. */
export const getInitialBrutto = endpoint({
  method: 'POST',
  path: '/employee/initialBrutto',
  summary: 'First gross salary of an employee',
  query: EmployeeQuery,
  response: z.object({ unchangableBrutto: Euro.nullable() }),
  errors: ['NOT_FOUND'],
  effect: 'read',
  access: inCompany,
});

/** Takes an employee off a project. */
export const deleteEmployeeProject = endpoint({
  method: 'POST',
  path: '/employee/deleteEmployeeProject',
  summary: 'Take an employee off a project',
  query: z.strictObject({ employeeId: QueryId, projectId: QueryId }),
  response: 'empty',
  errors: ['NOT_FOUND'],
  effect: 'write',
  access: inCompany,
});

/** Birthdays of active employees in the next 30 days. */
export const getUpcomingBirthdays = endpoint({
  method: 'GET',
  path: '/employee/getUpcomingBirthdays',
  summary: 'Birthdays of the next 30 days',
  query: CompanyQuery,
  companyIn: 'query.tenantId',
  response: UpcomingBirthdays,
  effect: 'read',
  access: inCompany,
});

/** Contracts of active employees that end within 30 days or have ended, the earliest first. */
export const getContractsByExpirationDate = endpoint({
  method: 'GET',
  path: '/employee/getContractsByExpirationDate',
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
  access: inCompany,
});

/** The list of one tab. `page` and `pageSize` are ours; without a page size every row comes. */
export const getEmployeesByStatus = endpoint({
  method: 'POST',
  path: '/employee/getEmployeesByStatus',
  summary: 'Employees of a status',
  query: z.strictObject({ status: StatusFilter, tenantId: QueryId, ...employeeFilters, ...employeeSorting, ...page }),
  companyIn: 'query.tenantId',
  response: paged(EmployeeListRow),
  effect: 'read',
  access: inCompany,
});

/** Counts for the tabs; `filterEmployees` (ours) counts what a search leaves. */
export const getEmployeesByStatusCount = endpoint({
  method: 'POST',
  path: '/employee/getEmployeesByStatusCount',
  summary: 'How many employees each tab holds',
  query: z.strictObject({ status: StatusFilter, tenantId: QueryId, filterEmployees: SearchText, ...employeeFilters }),
  companyIn: 'query.tenantId',
  response: EmployeeCounts,
  effect: 'read',
  access: inCompany,
});

/** The list as a file: format 1 Excel, 2 PDF. */
export const exportEmployees = endpoint({
  method: 'POST',
  path: '/employee/exportEmployees',
  summary: 'Export the employees of a status',
  query: z.strictObject({
    tenantId: QueryId,
    status: StatusFilter,
    format: z.coerce
      .number<number>()
      .pipe(z.union([z.literal(1), z.literal(2)]))
      .default(1),
    filterEmployees: SearchText,
    ...employeeFilters,
  }),
  companyIn: 'query.tenantId',
  response: 'file',
  effect: 'read',
  access: inCompany,
});

/** Ids and names of the active employees, for pickers. */
export const getActiveEmployees = endpoint({
  method: 'GET',
  path: '/employees/active/minimal',
  summary: 'Ids and names of the active employees',
  query: z.strictObject({ userId: QueryId }),
  companyIn: 'query.userId',
  response: z.array(MinimalEmployee),
  effect: 'read',
  access: inCompany,
});

/** Reads a workbook of employees and says what is wrong with it, cell by cell; saves nothing. */
export const previewImport = endpoint({
  method: 'POST',
  path: '/employees/import-from-excel/preview',
  summary: 'Preview an Excel import',
  body: z.strictObject({ file: z.file(), userId: QueryId }),
  bodyType: 'multipart',
  companyIn: 'body.userId',
  response: ImportPreview,
  errors: ['PAYLOAD_TOO_LARGE'],
  effect: 'read',
  access: inCompany,
});

/** The empty import workbook, headers and instructions in the person's language (`language` is ours; absent: that of the session). */
export const downloadImportTemplate = endpoint({
  method: 'GET',
  path: '/employees/import-from-excel/template/download',
  summary: 'Download the import template',
  query: z.strictObject({ language: Language.optional() }),
  response: 'file',
  effect: 'read',
  access: inCompany,
});
