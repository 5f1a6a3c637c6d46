import { getUpcomingVacations } from '@paga/contract/vacations';
import { and, gte } from 'drizzle-orm';
import { read } from '../http/verb.ts';
import { vacation } from './table.ts';
import { vacationRows, withinContract } from './vacation-row.ts';

/** Leave that runs today or starts later. */
export const listUpcomingVacations = read({
  call: getUpcomingVacations,
  run: (ctx) => vacationRows(ctx, and(gte(vacation.to, ctx.today), withinContract)),
});
