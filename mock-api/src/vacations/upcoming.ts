import { getUpcomingVacations } from '@paga/contract/vacations';
import { gte } from 'drizzle-orm';
import { read } from '../http/verb.ts';
import { vacation } from './table.ts';
import { vacationRows } from './vacation-row.ts';

/** Leave that runs today or starts later. */
export const listUpcomingVacations = read({
  call: getUpcomingVacations,
  run: (ctx) => vacationRows(ctx, gte(vacation.to, ctx.today)),
});
