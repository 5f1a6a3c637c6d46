import { z } from 'zod';
import { editorInCompany, inCompany } from '#core/access-level.ts';
import { endpoint } from '#core/endpoint.ts';
import { EMPLOYEE_ITEMS } from '#core/limits.ts';
import { refusedAs } from '#core/refusal.ts';
import { Id, QueryId, QueryMonth, QueryYear } from '#core/shapes.ts';
import { PostResult } from './connection.ts';

const monthQuery = z.strictObject({ tenantId: QueryId, month: QueryMonth, year: QueryYear });
const AUTHORIZATION = ['BOOKKEEPING_AUTHORIZATION_REQUIRED'] as const;

const CompanyBody = z.strictObject({ userId: Id });

/** Sends projects that the service lacks, with their budget lines. */
export const sendProjects = endpoint({
  method: 'POST',
  path: '/projects/send-unsent-to-quickbooks',
  base: 'root',
  summary: 'Send projects to the bookkeeping service',
  body: CompanyBody,
  companyIn: 'body.userId',
  response: PostResult,
  refusal: refusedAs('BOOKKEEPING_REFUSED'),
  errors: AUTHORIZATION,
  effect: 'write',
  access: editorInCompany,
});

/** Brings projects and budget lines in from the service; answers how many budget lines were saved. */
export const importProjects = endpoint({
  method: 'POST',
  path: '/projects/import-from-quickbooks',
  base: 'root',
  summary: 'Bring projects in from the bookkeeping service',
  body: CompanyBody,
  companyIn: 'body.userId',
  response: z.object({ savedCount: z.int() }),
  errors: ['BOOKKEEPING_REFUSED', ...AUTHORIZATION],
  effect: 'write',
  access: editorInCompany,
});

/** Sends employees that the service lacks; `employeeIds` (ours) only these. */
export const sendEmployees = endpoint({
  method: 'POST',
  path: '/employees/quickbooks/send',
  base: 'root',
  summary: 'Send employees to the bookkeeping service',
  body: z.strictObject({ userId: Id, employeeIds: z.array(Id).min(1).max(EMPLOYEE_ITEMS).optional() }),
  companyIn: 'body.userId',
  response: PostResult,
  refusal: refusedAs('BOOKKEEPING_REFUSED'),
  errors: ['NOT_FOUND', ...AUTHORIZATION],
  heavy: true,
  effect: 'write',
  access: inCompany,
});

/** Employees of a month whom the service lacks. */
export const getUnsyncedEmployees = endpoint({
  method: 'POST',
  path: '/salaries/unsynced-employees-with-qb',
  base: 'root',
  summary: 'Employees whom the bookkeeping service lacks',
  query: monthQuery,
  companyIn: 'query.tenantId',
  response: z.array(
    z.object({ employee: z.object({ first_name: z.string(), last_name: z.string(), id: Id }) }),
  ),
  effect: 'read',
  access: inCompany,
});
