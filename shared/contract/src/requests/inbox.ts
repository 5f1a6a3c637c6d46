import { z } from 'zod';
import { inCompany, linkedInCompany } from '#core/access-level.ts';
import { endpoint } from '#core/endpoint.ts';
import { Id, QueryId } from '#core/shapes.ts';
import { mayMoveAccount } from '#core/step-up.ts';
import { PreviewRefusal } from '../leave/preview.ts';
import { RequestLimits } from './limits.ts';
import { AskedRequest } from './request.ts';

/** Requests on a page of those that are decided. */
export const REQUEST_PAGE_SIZE = 20;

/** Most open requests that are answered at once. */
export const OPEN_REQUESTS = 500;

/**
 * A request as the office sees it. `own`: it is that of the person who reads it, or of somebody who counts as one with them, so another person decides. `maker`, of other data or another account: who reads it
 * invited the employee or changed their e-mail within 30 days, or counts as one with somebody who did. `alone`: nobody else is of the office, so who reads it decides about that as well.
 * `deciders`, of leave that waits: the names of
 * those who are named to decide about it, none where the office does; `mine` whether the person who reads it may, as far as that goes.
 */
export const OfficeRequest = AskedRequest.extend({
  employeeId: Id,
  employeeName: z.string(),
  own: z.boolean(),
  maker: z.boolean().optional(),
  alone: z.boolean().optional(),
  deciders: z.array(z.string()).optional(),
  mine: z.boolean().optional(),
});
export type OfficeRequest = z.infer<typeof OfficeRequest>;

/**
 * The requests of a company's employees: those that wait, the oldest first, at most `OPEN_REQUESTS` of them; or a page of the others, the newest first. Role 4 sees no questions, which are about pay.
 * `meta.total` counts all of that kind.
 */
export const getRequests = endpoint({
  method: 'GET',
  path: '/requests',
  summary: 'Requests of employees',
  query: z.strictObject({
    tenantId: QueryId,
    of: z.enum(['open', 'decided']),
    page: z.coerce.number<number>().pipe(z.int().min(1)).default(1),
  }),
  companyIn: 'query.tenantId',
  response: z.object({ data: z.array(OfficeRequest), meta: z.object({ total: z.int() }) }),
  effect: 'read',
  carries: 'worktable',
  access: inCompany,
});

/** What became of a decision. With a `refusal` nothing was changed: the leave cannot be booked as it was asked for, and the request waits on. */
export const DecisionOutcome = z.object({ request: OfficeRequest, refusal: PreviewRefusal.nullable() });
export type DecisionOutcome = z.infer<typeof DecisionOutcome>;

/**
 * Decides a request. Agreeing to leave books it by the check of every booking; when it costs other days than the person was shown, nothing is booked and the answer's request is `stale`. Agreeing to a question is
 * answering it, which takes a `note`. Agreeing to other data or another account writes it into the record as every edit does; when the record holds something else by now, the answer's request is `stale`.
 * `REQUEST_MAKER` for who is a `maker`, `APPROVER_NAMED` where somebody else is named who decides about leave. `CONFLICT` when it no longer waits, `SAME_PERSON` for who asked, under either account, and who counts
 * as one with them. Questions about pay are answered by roles 2 and 3.
 */
export const decideRequest = endpoint({
  method: 'POST',
  path: '/requests/{id}/decide',
  summary: 'Agree to a request of an employee, or refuse it',
  params: z.strictObject({ id: QueryId }),
  body: z.strictObject({
    tenantId: Id,
    decision: z.enum(['approve', 'refuse']),
    note: z.string().trim().min(1).max(RequestLimits.note).optional(),
  }),
  companyIn: 'body.tenantId',
  response: DecisionOutcome,
  errors: [
    'NOT_FOUND',
    'CONFLICT',
    'SAME_PERSON',
    'REQUEST_MAKER',
    'APPROVER_NAMED',
    'FORBIDDEN',
    'PERIOD_CLOSED',
    'COMPANY_READ_ONLY',
  ],
  effect: 'write',
  stepUp: mayMoveAccount,
  access: linkedInCompany,
});
