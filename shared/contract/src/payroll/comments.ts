import { z } from 'zod';
import { inCompany } from '#core/access-level.ts';
import { endpoint } from '#core/endpoint.ts';
import { CommentLength } from '#core/limits.ts';
import { Id, lines, Month, QueryId, Year } from '#core/shapes.ts';
import { MonthQuery } from './month/month-query.ts';

/** What somebody wrote about a person's salary of a month. `by` is null for somebody who has left the company; `mayDelete`: who asks may take it away. */
export const SalaryComment = z.object({
  id: Id,
  employeeId: Id,
  text: z.string(),
  by: z.string().nullable(),
  at: z.string(),
  mayDelete: z.boolean(),
});
export type SalaryComment = z.infer<typeof SalaryComment>;

/** The comments of a month, the oldest first (ours). */
export const getSalaryComments = endpoint({
  method: 'GET',
  path: '/salaries/comments',
  summary: 'Comments on the salaries of a month',
  query: MonthQuery,
  companyIn: 'query.userId',
  response: z.array(SalaryComment),
  effect: 'read',
  access: inCompany,
});

/** Writes a comment on somebody's salary of a month, open or closed (ours): it changes no figure. `NOT_FOUND` when the person has none in that month. */
export const addSalaryComment = endpoint({
  method: 'POST',
  path: '/salaries/comments',
  summary: 'Comment on a salary of a month',
  body: z.strictObject({
    tenantId: Id,
    month: Month,
    year: Year,
    employeeId: Id,
    text: lines(CommentLength),
  }),
  companyIn: 'body.tenantId',
  response: SalaryComment,
  errors: ['NO_SALARIES', 'NOT_FOUND'],
  effect: 'write',
  access: inCompany,
});

/** Deletes a comment (ours): its author may, and an administrator. */
export const deleteSalaryComment = endpoint({
  method: 'DELETE',
  path: '/salaries/comments/{id}',
  summary: 'Delete a comment on a salary',
  params: z.strictObject({ id: QueryId }),
  response: 'empty',
  errors: ['NOT_FOUND', 'FORBIDDEN'],
  effect: 'write',
  access: inCompany,
});
