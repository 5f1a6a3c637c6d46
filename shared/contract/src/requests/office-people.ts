import { z } from 'zod';
import { companyAdminInCompany } from '#core/access-level.ts';
import { endpoint } from '#core/endpoint.ts';
import { Id, QueryId } from '#core/shapes.ts';

/** Somebody of the office, and which employee of the company they are: by one address, or because role 2 said so (`said`); null: not known to be one. */
export const OfficePerson = z.object({
  userId: Id,
  name: z.string(),
  employee: z.object({ id: Id, name: z.string(), said: z.boolean() }).nullable(),
});
export type OfficePerson = z.infer<typeof OfficePerson>;

/** The people of the office, by name, with the employees they are: nobody decides about what they asked for themselves. */
export const getOfficePeople = endpoint({
  method: 'GET',
  path: '/requests/office',
  summary: 'Who of the office is which employee',
  query: z.strictObject({ tenantId: QueryId }),
  companyIn: 'query.tenantId',
  response: z.array(OfficePerson),
  effect: 'read',
  access: companyAdminInCompany,
});

/** Says that somebody of the office is an employee, or, with null, no longer says so; who has the employee's address is that employee all the same. `NOT_FOUND` for who is not of the company. */
export const saveOfficePerson = endpoint({
  method: 'POST',
  path: '/requests/office',
  summary: 'Say that somebody of the office is an employee',
  body: z.strictObject({ tenantId: Id, userId: Id, employeeId: Id.nullable() }),
  companyIn: 'body.tenantId',
  response: z.array(OfficePerson),
  errors: ['NOT_FOUND', 'COMPANY_READ_ONLY'],
  effect: 'write',
  access: companyAdminInCompany,
});
