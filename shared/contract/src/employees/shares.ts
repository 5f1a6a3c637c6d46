import { z } from 'zod';
import { inCompany } from '#core/access-level.ts';
import { endpoint } from '#core/endpoint.ts';
import { QueryId } from '#core/shapes.ts';

/** Takes an employee off a project. */
export const deleteEmployeeProject = endpoint({
  method: 'POST',
  path: '/employee/deleteEmployeeProject',
  base: 'root',
  summary: 'Take an employee off a project',
  query: z.strictObject({ employeeId: QueryId, projectId: QueryId }),
  response: 'empty',
  errors: ['NOT_FOUND'],
  effect: 'write',
  access: inCompany,
});
