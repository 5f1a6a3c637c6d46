import { type CivilDate, VacationType } from '@paga/contract/shapes';
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

/** The leave to come: the place of the person, and its dates. */
export function plannedLeave(today: CivilDate): { place: number; from: CivilDate; to: CivilDate }[] {
  const monday = addDays(today, 8 - weekday(today));
  return PLAN.map(({ after, days }, index) => {
    const from = addDays(monday, after);
    return { place: (index + 1) * EVERY, from, to: addDays(from, days - 1) };
  });
}

/** A handful of annual leave in the weeks after `today`. It is paid in full, so no salary changes; what the rules refuse is left out. */
export async function bookDemoLeave(ctx: InCompany & { today: string }, createdBy: number): Promise<void> {
  const people = await ctx.tx
    .select({ id: employee.id })
    .from(employee)
    .where(own(ctx, employee))
    .orderBy(asc(employee.id));
  for (const { place, from, to } of plannedLeave(ctx.today)) {
    const chosen = people[place];
    if (!chosen) return;
    const leave = { type: VacationType.annual, from, to, createdBy };
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
