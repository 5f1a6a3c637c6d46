import { z } from 'zod';
import { companyAdminInCompany, inCompany } from '#core/access-level.ts';
import { endpoint } from '#core/endpoint.ts';
import { Id, QueryId } from '#core/shapes.ts';

/** Who can be named to decide about leave: somebody of the office, or an employee who has joined their own page. */
export const LeaveDecider = z.strictObject({ of: z.enum(['office', 'ownPage']), id: Id });
export type LeaveDecider = z.infer<typeof LeaveDecider>;

/** The same by name. `works` is false of who can decide no more, because they have left, or their page is over or switched off. */
export const NamedDecider = LeaveDecider.extend({ name: z.string(), works: z.boolean() });
export type NamedDecider = z.infer<typeof NamedDecider>;

/**
 * Who decides about the leave of an employee, of the people of a sector, or without either of everybody in the company; the narrower one counts, of several sectors the one made first. The deputy decides only on days on
 * which the leave calendar has the approver away. `name`: of the employee or sector.
 */
export const LeaveApprover = z.object({
  employeeId: Id.nullable(),
  sectorId: Id.nullable(),
  name: z.string().nullable(),
  approver: NamedDecider,
  deputy: NamedDecider.nullable(),
});
export type LeaveApprover = z.infer<typeof LeaveApprover>;

/** Who is named, the company first, then sectors and people by name; and who can be. */
export const LeaveApprovers = z.object({
  named: z.array(LeaveApprover),
  deciders: z.array(NamedDecider),
});
export type LeaveApprovers = z.infer<typeof LeaveApprovers>;

/** Who decides about leave, for everybody of the office; role 2 changes it. Where nobody is named the office does. */
export const getLeaveApprovers = endpoint({
  method: 'GET',
  path: '/requests/approvers',
  summary: 'Who decides about leave that employees ask for',
  query: z.strictObject({ tenantId: QueryId }),
  companyIn: 'query.tenantId',
  response: LeaveApprovers,
  effect: 'read',
  carries: 'worktable',
  access: inCompany,
});

/** Names who decides about leave, or with null nobody any more. `NOT_FOUND` for who is not of the company, or cannot decide. */
export const saveLeaveApprover = endpoint({
  method: 'POST',
  path: '/requests/approvers',
  summary: 'Name who decides about leave',
  body: z
    .strictObject({
      tenantId: Id,
      employeeId: Id.optional(),
      sectorId: Id.optional(),
      approver: LeaveDecider.nullable(),
      deputy: LeaveDecider.nullable(),
    })
    .refine(({ employeeId, sectorId }) => employeeId === undefined || sectorId === undefined, {
      path: ['sectorId'],
      message: 'an employee or a sector',
    })
    .refine(
      ({ approver, deputy }) =>
        deputy === null || (approver !== null && (approver.of !== deputy.of || approver.id !== deputy.id)),
      { path: ['deputy'], message: 'somebody else than the approver' },
    ),
  companyIn: 'body.tenantId',
  response: LeaveApprovers,
  errors: ['NOT_FOUND', 'COMPANY_READ_ONLY'],
  effect: 'write',
  access: companyAdminInCompany,
});
