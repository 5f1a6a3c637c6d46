import { VacationType } from '@paga/contract/shapes';
import { asc } from 'drizzle-orm';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { bookVacation, lockedEmployee } from '#leave/public.ts';
import { employee } from '#people/public.ts';
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
    const leave = { type: VacationType.annual, from, to, createdBy };
    await bookVacation(ctx, await lockedEmployee(ctx, chosen.id), leave);
  }
}
