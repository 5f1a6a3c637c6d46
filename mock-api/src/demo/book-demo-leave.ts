import { VacationType } from '@paga/contract/shapes';
import { addDays, weekday } from '@paga/payroll';
import { asc } from 'drizzle-orm';
import { employee } from '#company/people/table.ts';
import { leaveSetting } from '#company/settings/table.ts';
import { type InCompany, own } from '#core/db/own-rows.ts';
import { found } from '#core/domain-error.ts';
import { bookVacation } from '#leave/booking/book-vacation.ts';
import { leaveSettings } from '#leave/count/leave-rules.ts';
import { lockedEmployee } from '#leave/ledger/leave-person.ts';

/** One employee in so many goes on leave, in the order of the workbook, which mixes sectors and salaries. */
const EVERY = 15;
/** From the Monday after the start: days until the leave begins, and its calendar days. */
const PLAN = [
  { after: 0, days: 5 },
  { after: 2, days: 3 },
  { after: 7, days: 12 },
  { after: 14, days: 5 },
  { after: 17, days: 2 },
  { after: 28, days: 5 },
] as const;

/** A handful of annual leave in the weeks after `today`. It is paid in full, so no salary changes; what the rules refuse is left out. */
export async function bookDemoLeave(ctx: InCompany & { today: string }, createdBy: number): Promise<void> {
  const people = await ctx.tx
    .select({ id: employee.id })
    .from(employee)
    .where(own(ctx, employee))
    .orderBy(asc(employee.id));
  const monday = addDays(ctx.today, 8 - weekday(ctx.today));
  for (const [index, { after, days }] of PLAN.entries()) {
    const chosen = people[(index + 1) * EVERY];
    if (!chosen) return;
    const from = addDays(monday, after);
    const leave = { type: VacationType.annual, from, to: addDays(from, days - 1), createdBy };
    await bookVacation(ctx, await lockedEmployee(ctx, chosen.id), leave);
  }
}

/** Annual leave by the law from the first day of this year on: the setting that a company is asked for and Agimi has chosen. */
export async function chooseLawAdditions(
  ctx: InCompany & { today: string },
  createdBy: number,
): Promise<void> {
  const [first] = await leaveSettings(ctx);
  const { id: _, createdAt: _at, ...values } = found(first);
  const validFrom = `${ctx.today.slice(0, 4)}-01-01`;
  await ctx.tx.insert(leaveSetting).values({ ...values, validFrom, lawAdditions: true, createdBy });
}
