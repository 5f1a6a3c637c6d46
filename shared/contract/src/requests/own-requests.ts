import { z } from 'zod';
import { ownEmployee } from '#core/access-level.ts';
import { endpoint } from '#core/endpoint.ts';
import { QueryId } from '#core/shapes.ts';
import { countedSpan } from '#core/spans.ts';
import { LeaveDate } from '../leave/leave-date.ts';
import { AskedLeaveType } from '../leave/own-leave.ts';
import { PreviewRefusal } from '../leave/preview.ts';
import { LeaveReason } from '../leave/reason.ts';
import { RequestLimits } from './limits.ts';
import { AskedRequest, QuestionAbout } from './request.ts';

/** Most requests of one person that wait at a time. */
export const OPEN_OF_PERSON = 20;

/** The requests of the person whose page it is, the newest first, at most a hundred. */
export const getOwnRequests = endpoint({
  method: 'GET',
  path: '/own/requests',
  summary: 'What I have asked the office for',
  response: z.array(AskedRequest),
  effect: 'read',
  access: ownEmployee,
});

/** What became of asking: without a refusal the request waits for the office. */
export const AskOutcome = z.object({ request: AskedRequest.nullable(), refusal: PreviewRefusal.nullable() });
export type AskOutcome = z.infer<typeof AskOutcome>;

/**
 * Asks for annual or special leave by the check of a booking, which refuses here what it would refuse the office (`refusal`); days for which a request waits already are the same dates (`exists`).
 * `workingDays` is what the person was shown that it costs: `CONFLICT` when it costs others by now. `REQUESTS_WAITING` while `OPEN_OF_PERSON` wait.
 */
export const askForLeave = endpoint({
  method: 'POST',
  path: '/own/leave/ask',
  summary: 'Ask for leave',
  body: countedSpan(
    z.strictObject({
      type: AskedLeaveType,
      from: LeaveDate,
      to: LeaveDate,
      reason: LeaveReason.optional(),
      workingDays: z.int(),
    }),
  ),
  response: AskOutcome,
  errors: ['CONFLICT', 'REQUESTS_WAITING', 'OWN_PART_OFF', 'COMPANY_READ_ONLY'],
  effect: 'write',
  access: ownEmployee,
});

/** Asks the office something, about a line of a payslip or at all. */
export const askQuestion = endpoint({
  method: 'POST',
  path: '/own/questions',
  summary: 'Ask the office a question',
  body: z.strictObject({
    text: z.string().trim().min(1).max(RequestLimits.text),
    about: QuestionAbout.optional(),
  }),
  response: AskedRequest,
  errors: ['REQUESTS_WAITING', 'COMPANY_READ_ONLY'],
  effect: 'write',
  access: ownEmployee,
});

/** Takes back a request that waits; `NOT_FOUND` for one of somebody else, `CONFLICT` for one that is decided. */
export const withdrawRequest = endpoint({
  method: 'POST',
  path: '/own/requests/{id}/withdraw',
  summary: 'Take back a request',
  params: z.strictObject({ id: QueryId }),
  response: AskedRequest,
  errors: ['NOT_FOUND', 'CONFLICT', 'COMPANY_READ_ONLY'],
  effect: 'write',
  access: ownEmployee,
});
