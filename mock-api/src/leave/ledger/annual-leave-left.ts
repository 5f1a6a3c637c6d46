import { LeaveType } from '@paga/contract/shapes';
import { type UsedDay, yearFigures } from '@paga/payroll';
import { and, eq, sql } from 'drizzle-orm';
import { daysOff, leaveSetting } from '#company/public.ts';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { found } from '#core/domain-error.ts';
import { employee } from '#people/public.ts';
import type { LeaveSetting } from '../count/leave-rules.ts';
import { vacation } from '../count/table.ts';
import { firstLinkedYear, personLedger, type StoredCorrection } from './person-ledger.ts';
import { leaveCorrection } from './table.ts';

const { id, gender, jobStarted, contractStarted, earlierContracts, priorExperienceMonths } = employee;
const { harmfulWork, leaveSupplement, leaveSupplementUntil } = employee;
const TYPE = LeaveType.annual;

/** All that the account of one person goes by, but for the holidays, in one statement: this is what an own page opens with. */
async function accountOf(ctx: InCompany, employeeId: number) {
  const theirs = (table: typeof vacation | typeof leaveCorrection) =>
    and(scoped(ctx, table), eq(table.employeeId, employeeId), eq(table.type, TYPE));
  const [account] = await ctx.tx
    .select({
      person: {
        ...{ id, gender, jobStarted, contractStarted, earlierContracts, priorExperienceMonths },
        ...{ harmfulWork, leaveSupplement, leaveSupplementUntil },
      },
      settings: sql<
        LeaveSetting[]
      >`(select coalesce(json_agg(${leaveSetting} order by ${leaveSetting.validFrom} desc, ${leaveSetting.id} desc), '[]')
        from ${leaveSetting} where ${scoped(ctx, leaveSetting)})`,
      used: sql<
        UsedDay[]
      >`(select coalesce(json_agg(json_build_object('date', "day", 'days', 1, 'source', null, 'event', null) order by "day"), '[]')
        from ${vacation}, unnest(${vacation.days}) "day" where ${theirs(vacation)})`,
      corrections: sql<
        StoredCorrection[]
      >`(select coalesce(json_agg(${leaveCorrection} order by ${leaveCorrection.id}), '[]')
        from ${leaveCorrection} where ${theirs(leaveCorrection)})`,
    })
    .from(employee)
    .where(and(scoped(ctx, employee), eq(employee.id, employeeId)));
  return found(account);
}

/** Days of annual leave that somebody has left this year, as the leave of the office shows them. */
export async function annualLeaveLeft(
  ctx: InCompany & { today: string },
  employeeId: number,
): Promise<number> {
  const { person, settings, used, corrections } = await accountOf(ctx, employeeId);
  const last = Number(ctx.today.slice(0, 4));
  const first = firstLinkedYear(settings, last);
  const isLinked = ({ date }: { date: string }) => date >= `${first}-01-01` && date <= `${last}-12-31`;
  const lines = personLedger({ settings, daysOff: await daysOff(ctx) }, person, {
    ...{ type: TYPE, first, last },
    used: used.filter(isLinked),
    corrections: corrections.filter(isLinked),
  });
  return yearFigures(lines, last, ctx.today).left;
}
