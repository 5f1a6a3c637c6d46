import { WIRE_LEAVE_TYPE } from '@paga/contract/leave';
import { LeaveType } from '@paga/contract/shapes';
import { addDays } from '@paga/payroll';
import { and, eq, gte, lte, sql } from 'drizzle-orm';
import type { AuditFacts } from '#core/audit/audit-facts.ts';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { requireOpenMonths } from '#months/public.ts';
import type { Stretch } from '../count/maternity-chain.ts';
import { vacation } from '../count/table.ts';

/** A stored annual leave on whose dates its person is sick. */
type AnnualLeave = Stretch & { id: number; days: string[]; createdBy: number };

/** The annual leaves of a person that touch these dates. */
export function annualLeavesWithin(
  ctx: InCompany,
  employeeId: number,
  { from, to }: Stretch,
): Promise<AnnualLeave[]> {
  const { id, days, createdBy } = vacation;
  return ctx.tx
    .select({ id, from: vacation.from, to: vacation.to, days, createdBy })
    .from(vacation)
    .where(
      and(
        scoped(ctx, vacation),
        eq(vacation.employeeId, employeeId),
        eq(vacation.type, LeaveType.annual),
        lte(vacation.from, to),
        gte(vacation.to, from),
      ),
    )
    .orderBy(vacation.from);
}

/** The days of these leaves that lie in a stretch. */
export function daysGivenBack(leaves: readonly AnnualLeave[], { from, to }: Stretch): string[] {
  return leaves.flatMap(({ days }) => days.filter((day) => day >= from && day <= to));
}

/** What remains of an annual leave before and after a stretch; a rest without a working day falls away. */
function restsOf(leave: AnnualLeave, { from, to }: Stretch): (Stretch & { days: string[] })[] {
  const before = { from: leave.from, to: addDays(from, -1), days: leave.days.filter((day) => day < from) };
  const after = { from: addDays(to, 1), to: leave.to, days: leave.days.filter((day) => day > to) };
  return [before, after].filter(({ days }) => days.length > 0);
}

/** Cuts a stretch out of annual leaves, whose days are free again (art. 34). Throws `PERIOD_CLOSED` when one of them lies in a closed month. */
export async function giveBackAnnual(
  ctx: InCompany,
  employeeId: number,
  leaves: readonly AnnualLeave[],
  sick: Stretch,
): Promise<void> {
  await requireOpenMonths(ctx, daysGivenBack(leaves, sick));
  for (const leave of leaves) {
    const [first, second] = restsOf(leave, sick);
    const stored = and(scoped(ctx, vacation), eq(vacation.id, leave.id));
    if (!first) await ctx.tx.delete(vacation).where(stored);
    else
      await ctx.tx
        .update(vacation)
        .set({ ...first, version: sql`${vacation.version} + 1` })
        .where(stored);
    if (!second) continue;
    const { createdBy } = leave;
    await ctx.tx
      .insert(vacation)
      .values({ ...second, tenantId: ctx.companyId, employeeId, type: LeaveType.annual, createdBy });
  }
}

/** The audit lines of annual leaves that made room for a sick leave. */
export function givenBackLines(
  leaves: readonly AnnualLeave[],
  sick: Stretch,
  about: Record<string, string>,
): AuditFacts[] {
  return leaves.flatMap((leave) => {
    const rests = restsOf(leave, sick).map(auditedRest);
    const [first, second] = rests;
    const line = { page: 'vacations', objectId: leave.id, about, old: auditedRest(leave) };
    const changed: AuditFacts = first ? { ...line, type: 'update', new: first } : { ...line, type: 'delete' };
    return second ? [changed, { page: 'vacations', type: 'create', about, new: second }] : [changed];
  });
}

const auditedRest = ({ from, to, days }: Stretch & { days: string[] }) => ({
  type: WIRE_LEAVE_TYPE[LeaveType.annual],
  from,
  to,
  workingDays: days.length,
});
