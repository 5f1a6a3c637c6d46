import { deletePublicHoliday as call } from '@paga/contract/leave';
import { eq } from 'drizzle-orm';
import { publicHoliday } from '#company/law/table.ts';
import { takeHolidays } from '#company/public.ts';
import { found } from '#core/domain-error.ts';
import { personWrite } from '#core/http/handler.ts';
import { audited, changedDays, holidaysOfYears, recountEverywhere } from './save-public-holidays.ts';

export const deletePublicHoliday = personWrite({
  call,
  load: async ({ tx }, { body }) => {
    await takeHolidays(tx);
    return found((await tx.select().from(publicHoliday).where(eq(publicHoliday.id, body.holidayId)))[0]);
  },
  run: async (ctx, _input, holiday) => {
    const before = await holidaysOfYears(ctx, [holiday.date]);
    await ctx.tx.delete(publicHoliday).where(eq(publicHoliday.id, holiday.id));
    return {
      recounted: await recountEverywhere(
        ctx,
        changedDays(before, await holidaysOfYears(ctx, [holiday.date])),
      ),
    };
  },
  audit: ({ loaded }) => ({
    page: 'publicHolidays',
    type: 'delete',
    objectId: loaded.id,
    old: audited([loaded]),
  }),
});
