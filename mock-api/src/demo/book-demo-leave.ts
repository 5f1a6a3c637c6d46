import { LeaveType } from '@paga/contract/shapes';
import { asc } from 'drizzle-orm';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { bookLeave, lockedEmployee } from '#leave/public.ts';
import { employee } from '#people/table.ts';
import { plannedLeave } from './life/leave-of-demo.ts';

/** A handful of annual leave in the weeks after `today`. It is paid in full, so no salary changes; what the rules refuse is left out. */
export async function bookDemoLeave(ctx: InCompany & { today: string }, createdBy: number): Promise<void> {
  const people = await ctx.tx
    .select({ id: employee.id })
    .from(employee)
    .where(scoped(ctx, employee))
    .orderBy(asc(employee.id));
  for (const { place, from, to } of plannedLeave(ctx.today)) {
    const chosen = people[place];
    if (!chosen) return;
    const leave = { type: LeaveType.annual, from, to, createdBy };
    await bookLeave(ctx, await lockedEmployee(ctx, chosen.id), leave);
  }
}
