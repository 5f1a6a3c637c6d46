import type { BookedLeave } from '@paga/contract/leave';
import { LeaveType } from '@paga/contract/shapes';
import { eq } from 'drizzle-orm';
import type { AuditFacts } from '#core/audit/audit-facts.ts';
import type { InCompany } from '#core/db/scoped-rows.ts';
import { found } from '#core/domain-error.ts';
import { requireOpenMonths } from '#months/public.ts';
import { vacation } from '../count/table.ts';
import { auditedLeave, wireLeaves } from '../count/wire-leave.ts';
import type { Employee } from '../ledger/leave-person.ts';
import { type Booking, checkBooking, type Refusal } from './booking.ts';

/** Books leave for a person who is locked, or says why the rules refuse it. Throws `PERIOD_CLOSED` when a day lies in a closed month. */
export async function bookLeave(
  ctx: InCompany,
  person: Employee,
  { createdBy, ...booking }: Booking & { createdBy: number },
): Promise<BookedLeave | Refusal> {
  const checked = await checkBooking(ctx, person, booking);
  if ('reason' in checked) return checked;
  await requireOpenMonths(ctx, checked.days);
  const { type, from, to, reason, newBirth } = booking;
  const [row] = await ctx.tx
    .insert(vacation)
    .values({
      tenantId: ctx.companyId,
      employeeId: person.id,
      type,
      from,
      to,
      reason,
      newBirth: newBirth === true && type === LeaveType.maternity,
      days: checked.days,
      createdBy,
    })
    .returning({ id: vacation.id });
  const [saved] = await wireLeaves(ctx, eq(vacation.id, found(row).id));
  return found(saved);
}

/** The line of the audit log about a booking. */
export const bookedLine = (leave: BookedLeave): AuditFacts => ({
  page: 'vacations',
  type: 'create',
  objectId: leave.id,
  about: { employee: leave.employeeName },
  new: auditedLeave(leave),
});
