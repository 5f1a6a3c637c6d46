import { z } from 'zod';
import { ownEmployee } from '#core/access-level.ts';
import { endpoint } from '#core/endpoint.ts';
import { CivilDate, Id, QueryId } from '#core/shapes.ts';
import { NamedAbsence } from '../leave/own-leave.ts';
import { RequestLimits } from './limits.ts';

/**
 * Leave that waits for the person whose page it is: who asks for which days, the working days it costs, how many days of annual leave they have left this year, and who of their sector is away then. `deputy`: it is
 * decided in the place of somebody who is away. No kind, reason or pay.
 */
export const LeaveToDecide = z.object({
  id: Id,
  name: z.string(),
  from: CivilDate,
  to: CivilDate,
  workingDays: z.int(),
  annualLeft: z.number(),
  away: z.array(NamedAbsence),
  deputy: z.boolean(),
  askedAt: z.string(),
});
export type LeaveToDecide = z.infer<typeof LeaveToDecide>;

/** The leave that the person whose page it is decides about, the oldest first; none for who is nobody's approver. */
export const getLeaveToDecide = endpoint({
  method: 'GET',
  path: '/own/to-decide',
  summary: 'Leave that I decide about',
  response: z.array(LeaveToDecide),
  errors: ['OWN_PART_OFF'],
  effect: 'read',
  access: ownEmployee,
});

/** What became of a decision. `unbooked`: the leave cannot be booked as it was asked for, the request waits on and the office has to look at it. */
export const OwnDecision = z.enum(['applied', 'refused', 'stale', 'unbooked']);
export type OwnDecision = z.infer<typeof OwnDecision>;

/** Decides about leave as its named approver, by the same write as the office. `NOT_FOUND` for what is not theirs to decide, `CONFLICT` for what was decided meanwhile. */
export const decideLeave = endpoint({
  method: 'POST',
  path: '/own/to-decide/{id}',
  summary: 'Agree to leave, or refuse it',
  params: z.strictObject({ id: QueryId }),
  body: z.strictObject({
    decision: z.enum(['approve', 'refuse']),
    note: z.string().trim().min(1).max(RequestLimits.note).optional(),
  }),
  response: z.object({ outcome: OwnDecision }),
  errors: ['NOT_FOUND', 'CONFLICT', 'SAME_PERSON', 'OWN_PART_OFF', 'COMPANY_READ_ONLY'],
  effect: 'write',
  access: ownEmployee,
});
