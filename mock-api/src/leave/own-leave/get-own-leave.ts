import { getOwnLeave as call, type LeaveTypeId, reasonsFor } from '@paga/contract/leave';
import { Gender, LeaveType } from '@paga/contract/shapes';
import { desc, sql } from 'drizzle-orm';
import { ownRowsOf } from '#core/db/own-rows.ts';
import { ownRead } from '#core/http/own-handler.ts';
import { vacation } from '../count/table.ts';
import { yearBalances } from '../ledger/year-balances.ts';
import { companyOf, ownPerson } from './own-person.ts';

/** One's balances by the ledger that the office reads, and one's leave. */
export const getOwnLeave = ownRead({
  call,
  part: 'leave',
  run: async (ctx, { query }) => {
    const person = await ownPerson(ctx);
    const year = query.year ?? Number(ctx.today.slice(0, 4));
    const balanceOf = await yearBalances(companyOf(ctx), year, person.id);
    const { id, type, reason, from, to, workingDays } = vacation;
    const booked = await ctx.tx
      .select({
        id,
        typeId: sql<LeaveTypeId>`${type}`,
        reason,
        from,
        to,
        workingDays: sql<number>`${workingDays}`,
      })
      .from(vacation)
      .where(ownRowsOf(ctx, vacation))
      .orderBy(desc(from), desc(id));
    const types = Object.values(LeaveType).filter(
      (one) => one !== LeaveType.maternity || person.gender === Gender.female,
    );
    return {
      year,
      balances: types.map((typeId) => {
        const { total, used, left, expired, byEvents } = balanceOf(person, typeId);
        return { typeId, total, used, left, expired, byEvents };
      }),
      booked,
      reasons: reasonsFor(person.gender),
    };
  },
});
