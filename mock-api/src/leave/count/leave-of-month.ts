import { isPaidReason } from '@paga/contract/leave';
import { Gender, VacationType } from '@paga/contract/shapes';
import { addDays, type LeaveEntry, monthEnd, monthStart } from '@paga/payroll';
import { and, eq, gte, lte, or } from 'drizzle-orm';
import { employee } from '#company/people/table.ts';
import { type InCompany, own } from '#core/db/own-rows.ts';
import { byEmployee } from '#employees/rows/by-employee.ts';
import { leavePercentage, leaveRules, settingOn } from './leave-rules.ts';
import { wholeLeave } from './maternity-chain.ts';
import { vacation } from './table.ts';

/** Leave of one employee in a month, as the salary engine takes it. */
export type MonthLeave = ReadonlyMap<number, LeaveEntry[]>;

/** Maternity entries of the twelve months before come along: a leave booked in pieces is paid as one. */
const MATERNITY_BEFORE = 367;

/**
 * Leave that touches a month, by employee, in three queries for the whole company. Dates are those booked (the engine takes the month's
 * part), percentages those in force on the month's last day, `since` the first day of the whole maternity leave.
 */
export async function leaveOfMonth(
  ctx: InCompany,
  { year, month }: { year: number; month: number },
): Promise<MonthLeave> {
  const [first, last] = [monthStart(year, month), monthEnd(year, month)];
  const before = addDays(first, -MATERNITY_BEFORE);
  const rules = await leaveRules(ctx, before, last);
  const setting = settingOn(rules.settings, last);
  const rows = await leaveRows(ctx, { first, last, before });
  const answer = new Map<number, LeaveEntry[]>();
  if (!setting) return answer;
  for (const [employeeId, all] of byEmployee(rows)) {
    const maternity = all.filter((row) => row.type === VacationType.maternity);
    const entries = all
      .filter((row) => row.from <= last && row.to >= first)
      .map(({ type, from, to, reason, gender }): LeaveEntry => {
        const unpaid = reason !== null && !isPaidReason(reason);
        const percentage = unpaid ? '0' : leavePercentage(setting, type, gender === Gender.female);
        if (type !== VacationType.maternity) return { type, from, to, percentage };
        return { type, from, to, percentage, since: wholeLeave({ from, to }, maternity, rules).from };
      });
    if (entries.length > 0) answer.set(employeeId, entries);
  }
  return answer;
}

function leaveRows(ctx: InCompany, { first, last, before }: { first: string; last: string; before: string }) {
  const { employeeId, type, from, to, reason } = vacation;
  return ctx.tx
    .select({ employeeId, type, from, to, reason, gender: employee.gender })
    .from(vacation)
    .innerJoin(employee, eq(employee.id, employeeId))
    .where(
      and(
        own(ctx, vacation),
        lte(from, last),
        or(gte(to, first), and(eq(type, VacationType.maternity), gte(to, before))),
      ),
    )
    .orderBy(employeeId, from);
}
