import { getMonthOverview as call } from '@paga/contract/filing';
import { scoped } from '#core/db/scoped-rows.ts';
import { read } from '#core/http/handler.ts';
import { salaryVersion } from '#months/public.ts';
import { whereItStands } from './current-month.ts';
import { ribbonOf } from './known-months.ts';

export const getMonthOverview = read({
  call,
  run: async (ctx, { query }) => {
    const [{ current, behind, recent }, closings] = await Promise.all([
      whereItStands(ctx),
      ctx.tx.$count(salaryVersion, scoped(ctx, salaryVersion)),
    ]);
    return {
      today: ctx.today,
      current,
      behind,
      isNew: closings === 0,
      ribbon: await ribbonOf(ctx, query.year ?? current.year, recent),
    };
  },
});
