import { getMonthOverview as call, type NextHoliday } from '@paga/contract/filing';
import { addDays } from '@paga/payroll';
import { holidaysBetween } from '#company/public.ts';
import { scoped } from '#core/db/scoped-rows.ts';
import type { Context } from '#core/http/context.ts';
import { read } from '#core/http/handler.ts';
import { salaryVersion } from '#months/public.ts';
import { whereItStands } from './current-month.ts';
import { ribbonOf } from './known-months.ts';

/** No two public holidays lie further apart. */
const LONGEST_DAYS = 240;

async function nextHoliday(ctx: Context): Promise<NextHoliday | undefined> {
  const [next] = await holidaysBetween(ctx, ctx.today, addDays(ctx.today, LONGEST_DAYS));
  return next && { date: next.date, fallsOn: next.fallsOn, name: next.name, nameEn: next.nameEn };
}

export const getMonthOverview = read({
  call,
  run: async (ctx, { query }) => {
    const [{ current, behind, recent }, closings, holiday] = await Promise.all([
      whereItStands(ctx),
      ctx.tx.$count(salaryVersion, scoped(ctx, salaryVersion)),
      nextHoliday(ctx),
    ]);
    return {
      today: ctx.today,
      current,
      behind,
      isNew: closings === 0,
      ...(holiday && { nextHoliday: holiday }),
      ribbon: await ribbonOf(ctx, query.year ?? current.year, recent),
    };
  },
});
