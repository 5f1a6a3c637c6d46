import { getLeaveToDecide as call, type LeaveToDecide } from '@paga/contract/requests';
import { withOfficeRole } from '#core/db/with-office-role.ts';
import { ownRead } from '#core/http/own-handler.ts';
import { annualLeaveLeft, companyOf } from '#leave/public.ts';
import { leaveToDecide } from './leave-to-decide.ts';

/** What the person decides about, with the days of annual leave that those who ask have left. */
export const getLeaveToDecide = ownRead({
  call,
  part: 'leave',
  atWork: true,
  run: async (ctx) => {
    const waiting = await leaveToDecide(ctx);
    if (waiting.length === 0) return [];
    return withOfficeRole(ctx.tx, async () => {
      const all: LeaveToDecide[] = [];
      for (const { employeeId, ...leave } of waiting)
        all.push({ ...leave, annualLeft: await annualLeaveLeft(companyOf(ctx), employeeId) });
      return all;
    });
  },
});
