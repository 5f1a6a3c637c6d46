import { z } from 'zod';
import { ownEmployee } from '#core/access-level.ts';
import { endpoint } from '#core/endpoint.ts';
import { CivilDate, Id, LeaveType, QueryYear, Year } from '#core/shapes.ts';
import { countedSpan } from '#core/spans.ts';
import { LeaveTypeId } from './booked-leave.ts';
import { LeaveDate } from './leave-date.ts';
import { LeavePreview } from './preview.ts';
import { LeaveReason } from './reason.ts';

/** The types of leave that people ask for themselves: sickness is reported, and maternity is booked by the office. */
export const AskedLeaveType = z.literal([LeaveType.annual, LeaveType.special]);
export type AskedLeaveType = z.infer<typeof AskedLeaveType>;

const Days = z.number().multipleOf(0.5);

/** One's days of a type in a year, the figures of the office: `total` granted, carried over and corrected, of them `used`, `expired` and `left`; `byEvents` came with reasons of the law. */
export const OwnBalance = z.object({
  typeId: LeaveTypeId,
  total: Days,
  used: Days,
  left: Days,
  expired: Days,
  byEvents: Days,
});
export type OwnBalance = z.infer<typeof OwnBalance>;

/** A booked leave of one's own, both dates included. */
export const OwnLeave = z.object({
  id: Id,
  typeId: LeaveTypeId,
  reason: LeaveReason.nullable(),
  from: CivilDate,
  to: CivilDate,
  workingDays: z.int(),
});
export type OwnLeave = z.infer<typeof OwnLeave>;

/** One's balances of a year, without `year` of the current one, and all leave, the newest first; `reasons` are those that one may ask special leave for. */
export const getOwnLeave = endpoint({
  method: 'GET',
  path: '/own/leave',
  summary: 'My leave and what is left of it',
  query: z.strictObject({ year: QueryYear.optional() }),
  response: z.object({
    year: Year,
    balances: z.array(OwnBalance),
    booked: z.array(OwnLeave),
    reasons: z.array(LeaveReason),
  }),
  errors: ['OWN_PART_OFF'],
  effect: 'read',
  access: ownEmployee,
});

/** What leave would cost, as the office sees it, without anything of others. */
export const OwnLeavePreview = LeavePreview.pick({
  workingDays: true,
  holidays: true,
  balances: true,
  event: true,
  refusal: true,
  warnings: true,
});
export type OwnLeavePreview = z.infer<typeof OwnLeavePreview>;

/** What leave would cost and whether it would be accepted, before it is asked for. */
export const previewOwnLeave = endpoint({
  method: 'GET',
  path: '/own/leave/preview',
  summary: 'What leave would cost, before it is asked for',
  query: countedSpan(
    z.strictObject({
      type: z.coerce.number<number>().pipe(AskedLeaveType),
      from: LeaveDate,
      to: LeaveDate,
      reason: LeaveReason.optional(),
    }),
  ),
  response: OwnLeavePreview,
  errors: ['OWN_PART_OFF'],
  effect: 'read',
  access: ownEmployee,
});

/** An absence of somebody by name and days, without what it is. */
export const NamedAbsence = z.object({ name: z.string(), from: CivilDate, to: CivilDate });
export type NamedAbsence = z.infer<typeof NamedAbsence>;

/** Who else of the sectors of the person whose page it is is away from today on, for three months; null where the company does not show it. No kind, reason, request or balance. */
export const getSectorAbsences = endpoint({
  method: 'GET',
  path: '/own/leave/sector',
  summary: 'Who of my sector is away',
  response: z.object({ absences: z.array(NamedAbsence).nullable() }),
  errors: ['OWN_PART_OFF'],
  effect: 'read',
  access: ownEmployee,
});
