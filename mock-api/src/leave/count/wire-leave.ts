import { type BookedLeave, type LeaveTypeId, WIRE_LEAVE_TYPE } from '@paga/contract/leave';
import { and, eq, gte, isNull, or, type SQL, sql } from 'drizzle-orm';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { photoLink } from '#people/public.ts';
import { employee } from '#people/table.ts';
import { vacation } from './table.ts';

const columns = {
  id: vacation.id,
  employeeId: vacation.employeeId,
  employeeName: sql<string>`${employee.firstName} || ' ' || ${employee.lastName}`,
  employeePhoto: photoLink,
  from: vacation.from,
  to: vacation.to,
  typeId: sql<LeaveTypeId>`${vacation.type}`,
  reason: vacation.reason,
  newBirth: vacation.newBirth,
  workingDays: sql<number>`${vacation.workingDays}`,
  version: vacation.version,
};

/** Leave that will be taken: leave booked for a day after the contract's end falls away with the contract. */
export const withinContract = or(
  isNull(employee.expirationContract),
  gte(employee.expirationContract, vacation.from),
);

/** Leave entries as the wire shows them, the earliest first. */
export async function wireLeaves(ctx: InCompany, where?: SQL): Promise<BookedLeave[]> {
  const rows = await ctx.tx
    .select(columns)
    .from(vacation)
    .innerJoin(employee, eq(employee.id, vacation.employeeId))
    .where(and(scoped(ctx, vacation), isNull(employee.deletedAt), where))
    .orderBy(vacation.from, employee.firstName, employee.lastName, vacation.id);
  return rows.map((row) => ({ ...row, type: WIRE_LEAVE_TYPE[row.typeId] }));
}

/** A leave as the audit log keeps it. */
export const auditedLeave = (leave: BookedLeave): Record<string, unknown> => ({
  type: WIRE_LEAVE_TYPE[leave.typeId],
  ...(leave.reason && { reason: leave.reason }),
  ...(leave.newBirth && { newBirth: true }),
  from: leave.from,
  to: leave.to,
  workingDays: leave.workingDays,
});
