import { z } from 'zod';
import { inCompany } from '#core/access-level.ts';
import { endpoint } from '#core/endpoint.ts';
import { EMPLOYEE_ITEMS } from '#core/limits.ts';
import { EmployeeStatus, Id, QueryId } from '#core/shapes.ts';
import { employeeFilters } from './list-filters.ts';

const employeeIds = z.array(Id).min(1).max(EMPLOYEE_ITEMS);

/** The named employees as a file, format 1 Excel, 2 PDF (ours). */
export const exportSelectedEmployees = endpoint({
  method: 'POST',
  path: '/employee/exportSelected',
  summary: 'Export some employees',
  body: z.strictObject({ userId: Id, employeeIds, format: z.union([z.literal(1), z.literal(2)]).default(1) }),
  companyIn: 'body.userId',
  response: 'file',
  errors: ['NOT_FOUND'],
  effect: 'read',
  heavy: true,
  carries: 'everybody',
  access: inCompany,
});
/** 0 all, else a status; absent: active. Specification 1 §7: sent only if greater than 1. */
const StatusFilter = z.coerce
  .number<number>()
  .pipe(z.union([z.literal(0), z.enum(EmployeeStatus)]))
  .default(EmployeeStatus.active);
const SearchText = z.string().trim().max(100).optional();

/** The list as a file: format 1 Excel, 2 PDF. */
export const exportEmployees = endpoint({
  method: 'POST',
  path: '/employee/exportEmployees',
  base: 'root',
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
  heavy: true,
  carries: 'everybody',
  access: inCompany,
});
