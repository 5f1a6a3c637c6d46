import type { AskedLeaveType, LeaveReason, PreviewRefusal } from '@paga/contract/leave';
import type { AuditFacts } from '#core/audit/audit-facts.ts';
import type { InCompany } from '#core/db/scoped-rows.ts';
import type { RequestKind } from '#core/http/request-kind.ts';
import { bookedLine, bookLeave } from '../booking/book-leave.ts';
import { daysAnyway } from '../booking/leave-cost.ts';
import { lockedEmployee } from '../ledger/leave-person.ts';

/** Leave as somebody asks for it. */
export type LeavePatch = {
  type: AskedLeaveType;
  from: string;
  to: string;
  reason?: LeaveReason | undefined;
};
/** What leave was asked for on: what it costs. */
export type LeaveBase = { workingDays: number };

/** Leave that is asked for: agreed to it is booked as the office books it. */
export const leaveRequest: RequestKind<LeavePatch, LeaveBase, PreviewRefusal> = {
  base: async (ctx, _employeeId, patch) => ({ workingDays: (await daysAnyway(ctx, patch)).length }),
  apply: (ctx, employeeId, patch) =>
    bookAskedLeave(ctx, employeeId, { ...patch, createdBy: ctx.actor.userId }),
};

/** Books leave that was agreed to, in the name of who did; by the ordinary check, with the line of a booking. */
export async function bookAskedLeave(
  ctx: InCompany,
  employeeId: number,
  leave: LeavePatch & { createdBy: number },
): Promise<{ refusal: PreviewRefusal } | { objectId: number; audit: readonly AuditFacts[] }> {
  const booked = await bookLeave(ctx, await lockedEmployee(ctx, employeeId), leave);
  if ('created' in booked) return { refusal: booked.reason };
  return { objectId: booked.id, audit: [bookedLine(booked)] };
}
