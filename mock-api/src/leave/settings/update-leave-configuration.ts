import { updateLeaveConfiguration as call } from '@paga/contract/leave';
import { monthStart, parts } from '@paga/payroll';
import { and, gt, ne } from 'drizzle-orm';
import { leaveConfiguration, leaveSetting, lockSettings, settingOn, takeCounting } from '#company/public.ts';
import { scoped } from '#core/db/scoped-rows.ts';
import type { Context } from '#core/http/context.ts';
import { write } from '#core/http/handler.ts';
import { recountSpan } from '#leave/count/recount-leaves.ts';

// A month goes by the week in force on its last day (rules §2).
function fromMonthOf(day: string) {
  const { year, month } = parts(day);
  return { from: monthStart(year, month), to: null };
}

/** Whether the change may bring another week: it holds from the day asked for, or from a later one when months up to there are closed. */
async function mayChangeWeek(
  ctx: Context,
  { validFrom = ctx.today, weekWorkingDays }: { validFrom?: string; weekWorkingDays: number },
): Promise<boolean> {
  if ((await settingOn(ctx, leaveSetting, validFrom))?.weekWorkingDays !== weekWorkingDays) return true;
  const later = and(
    scoped(ctx, leaveSetting),
    gt(leaveSetting.validFrom, validFrom),
    ne(leaveSetting.weekWorkingDays, weekWorkingDays),
  );
  return (await ctx.tx.$count(leaveSetting, later)) > 0;
}

export const updateLeaveConfiguration = write({
  call,
  load: async (ctx, { body }) => {
    await lockSettings(ctx);
    // Bookings that count by the week of before are finished first.
    if (await mayChangeWeek(ctx, body)) await takeCounting(ctx);
    return leaveConfiguration.change.load(ctx, body);
  },
  run: async (ctx, { body }, change) => {
    const { leave: before } = change.before;
    const lawAdditions = body.lawAdditions ?? before?.lawAdditions ?? undefined;
    const answer = await leaveConfiguration.change.store(ctx, change, { ...body, lawAdditions });
    if (before?.weekWorkingDays !== answer.weekWorkingDays)
      await recountSpan(ctx, fromMonthOf(change.validFrom), { now: ctx.now, userId: ctx.actor.userId });
    return answer;
  },
  audit: ({ loaded, answer }) => leaveConfiguration.change.audit(loaded, answer),
});
