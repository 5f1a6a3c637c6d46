import { getUpcomingVacations as call } from '@paga/contract/leave';
import { and, gte } from 'drizzle-orm';
import { read } from '#core/http/handler.ts';
import { vacation } from '../count/table.ts';
import { wireLeaves, withinContract } from '../count/wire-leave.ts';

/** Leave that runs today or starts later. */
export const getUpcomingVacations = read({
  call,
  run: (ctx) => wireLeaves(ctx, and(gte(vacation.to, ctx.today), withinContract)),
});
