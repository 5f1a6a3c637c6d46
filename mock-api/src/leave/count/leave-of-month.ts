import { isPaidReason } from '@paga/contract/leave';
import { Gender, LeaveType } from '@paga/contract/shapes';
import { type LeaveEntry, monthEnd, monthStart } from '@paga/payroll';
import { and, eq, gte, inArray, lte, or } from 'drizzle-orm';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { byEmployee } from '#people/public.ts';
import { employee } from '#people/table.ts';
import { leavePercentage, leaveRules, settingOn, type WorkingDays } from './leave-rules.ts';
import { type MaternityEntry, maternityLeave } from './maternity-chain.ts';
import { vacation } from './table.ts';

/** Leave of one employee in a month, as the salary engine takes it. */
export type MonthLeave = ReadonlyMap<number, LeaveEntry[]>;

/**
 * Leave that touches a month, by employee, in three queries for the whole company. Dates are those booked (the engine takes the month's
 * part), percentages those in force on the month's last day, `since` the first day of the whole maternity leave.
 */
export async function leaveOfMonth(
  ctx: InCompany,
  { year, month }: { year: number; month: number },
): Promise<MonthLeave> {
  const [first, last] = [monthStart(year, month), monthEnd(year, month)];
  const rows = await leaveRows(ctx, { first, last });
  const [earliest = first] = [first, ...rows.map(({ from }) => from)].sort();
  const rules = await leaveRules(ctx, earliest, last);
  const setting = settingOn(rules.settings, last);
  const answer = new Map<number, LeaveEntry[]>();
  if (!setting) return answer;
  for (const [employeeId, all] of byEmployee(rows)) {
    const maternity = all.filter((row) => row.type === LeaveType.maternity);
    const entries = all
      .filter((row) => row.from <= last && row.to >= first)
      .map(({ type, from, to, reason, newBirth, gender }): LeaveEntry => {
        const unpaid = reason !== null && !isPaidReason(reason);
        const percentage = unpaid ? '0' : leavePercentage(setting, type, gender === Gender.female);
        if (type !== LeaveType.maternity) return { type, from, to, percentage };
        return { type, from, to, percentage, since: sinceOf({ from, to, newBirth }, maternity, rules) };
      });
    if (entries.length > 0) answer.set(employeeId, entries);
  }
  return answer;
}

const sinceOf = (entry: MaternityEntry, all: readonly MaternityEntry[], rules: WorkingDays) => {
  const others = all.filter((other) => other.from !== entry.from);
  return maternityLeave(entry, others, rules).from;
};

/** The leave of a month, and all earlier maternity entries of those who are on maternity leave in it: a leave in pieces is paid as one. */
function leaveRows(ctx: InCompany, { first, last }: { first: string; last: string }) {
  const { employeeId, type, from, to, reason, newBirth } = vacation;
  const mothers = ctx.tx
    .select({ employeeId })
    .from(vacation)
    .where(and(scoped(ctx, vacation), eq(type, LeaveType.maternity), lte(from, last), gte(to, first)));
  return ctx.tx
    .select({ employeeId, type, from, to, reason, newBirth, gender: employee.gender })
    .from(vacation)
    .innerJoin(employee, eq(employee.id, employeeId))
    .where(
      and(
        scoped(ctx, vacation),
        lte(from, last),
        or(gte(to, first), and(eq(type, LeaveType.maternity), inArray(employeeId, mothers))),
      ),
    )
    .orderBy(employeeId, from);
}
