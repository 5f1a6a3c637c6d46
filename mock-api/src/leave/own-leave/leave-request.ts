import type { AskedLeaveType, LeaveReason, PreviewRefusal } from '@paga/contract/leave';
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
  apply: async (ctx, employeeId, patch) => {
    const person = await lockedEmployee(ctx, employeeId);
    const booked = await bookLeave(ctx, person, { ...patch, createdBy: ctx.actor.userId });
    if ('created' in booked) return { refusal: booked.reason };
    return { objectId: booked.id, audit: [bookedLine(booked)] };
  },
};
