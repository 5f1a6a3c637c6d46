import { LeaveType } from '@paga/contract/shapes';
import { type UsedDay, yearFigures } from '@paga/payroll';
import { and, eq, type SQL, sql } from 'drizzle-orm';
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

/** All that the account of one person goes by, but for the holidays, in one statement: this is what an own page opens with. `waiting`: what is counted with it. */
async function accountOf(ctx: InCompany, employeeId: number, waiting: SQL<number>) {
  const theirs = (table: typeof vacation | typeof leaveCorrection) =>
    and(scoped(ctx, table), eq(table.employeeId, employeeId), eq(table.type, TYPE));
  const [account] = await ctx.tx
    .select({
      person: {
        ...{ id, gender, jobStarted, contractStarted, earlierContracts, priorExperienceMonths },
        ...{ harmfulWork, leaveSupplement, leaveSupplementUntil },
      },
      waiting,
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

type Today = InCompany & { today: string };

/** Days of annual leave that somebody has left this year, as the leave of the office shows them. */
export async function annualLeaveLeft(ctx: Today, employeeId: number): Promise<number> {
  return leftOf(ctx, await accountOf(ctx, employeeId, sql`0`));
}

/** The same on an own page, with how much leave waits for its person as an approver: in one statement, for every page opens with it. */
export async function ownLeaveStanding(
  ctx: Today & { now: Date },
  employeeId: number,
): Promise<{ left: number; toDecide: number }> {
  const waiting = sql<number>`(select count(*)::int from own_to_decide(${ctx.now.toISOString()}))`;
  const account = await accountOf(ctx, employeeId, waiting);
  return { left: await leftOf(ctx, account), toDecide: account.waiting };
}

type Account = Awaited<ReturnType<typeof accountOf>>;

async function leftOf(ctx: Today, { person, settings, used, corrections }: Account): Promise<number> {
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
