import { and, eq } from 'drizzle-orm';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { found } from '#core/domain-error.ts';
import type { Applied } from '#core/http/request-kind.ts';
import { type LeaveBase, type LeavePatch, leaveRequest } from '#leave/public.ts';
import { request } from './table.ts';
import type { StoredRequest } from './wire-request.ts';

/** A request, locked: of two decisions the second finds it decided. Errors: `NOT_FOUND`. */
export async function lockedRequest(ctx: InCompany, id: number): Promise<StoredRequest> {
  const rows = await ctx.tx
    .select()
    .from(request)
    .where(and(scoped(ctx, request), eq(request.id, id)))
    .for('update');
  return found(rows[0]);
}

/** Leave that was agreed to: what `book` makes of it, the ordinary write, or that it costs other days by now. */
export async function agreedLeave<Refusal>(
  ctx: InCompany,
  { employeeId, patch, base }: StoredRequest,
  book: (leave: LeavePatch) => Promise<Applied<Refusal>>,
) {
  const leave = patch as LeavePatch;
  const now = await leaveRequest.base(ctx, employeeId, leave);
  if (now.workingDays !== (base as LeaveBase).workingDays)
    return { state: 'stale', found: now, audit: [] } as const;
  const booked = await book(leave);
  return 'refusal' in booked ? booked : ({ state: 'applied', ...booked } as const);
}
