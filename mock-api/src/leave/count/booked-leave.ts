import type { BookedLeave } from '@paga/contract/leave';
import type { CivilDate } from '@paga/contract/shapes';
import { and, between, eq, gte, lte } from 'drizzle-orm';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { found } from '#core/domain-error.ts';
import { activeOfCompany, employee } from '#people/public.ts';
import { vacation } from './table.ts';
import { wireLeaves, withinContract } from './wire-leave.ts';

/** The leave with the days it costs, or `NOT_FOUND`. */
export async function leaveOf(ctx: InCompany, id: number) {
  const { employeeId, type, from, to, days } = vacation;
  const [row] = await ctx.tx
    .select({ employeeId, type, from, to, days })
    .from(vacation)
    .where(and(scoped(ctx, vacation), eq(vacation.id, id)));
  return found(row);
}

/** The leave of a person that shares a day with a span, both ends included. */
export const leaveWithin = (
  ctx: InCompany,
  employeeId: number,
  first: CivilDate,
  last: CivilDate,
): Promise<BookedLeave[]> =>
  wireLeaves(
    ctx,
    and(eq(vacation.employeeId, employeeId), lte(vacation.from, last), gte(vacation.to, first)),
  );

/** The leave of active people that starts between two days and before their contract ends. */
export function leaveStarting(ctx: InCompany & { today: CivilDate }, first: CivilDate, last: CivilDate) {
  const { id, employeeId, from } = vacation;
  return ctx.tx
    .select({ id, employeeId, from })
    .from(vacation)
    .innerJoin(employee, eq(employee.id, employeeId))
    .where(and(scoped(ctx, vacation), activeOfCompany(ctx), withinContract, between(from, first, last)));
}
