import { getOwnSickness as call } from '@paga/contract/requests';
import { desc } from 'drizzle-orm';
import { ownRowsOf } from '#core/db/own-rows.ts';
import { ownRead } from '#core/http/own-handler.ts';
import { companyOf } from '#leave/public.ts';
import { sicknessReport } from '../table.ts';
import { wireSickness } from './sickness-rows.ts';

const SHOWN = 50;

/** What the person has reported, and what became of it. */
export const getOwnSickness = ownRead({
  call,
  part: 'leave',
  atWork: true,
  run: async (ctx) => {
    const rows = await ctx.tx
      .select()
      .from(sicknessReport)
      .where(ownRowsOf(ctx, sicknessReport))
      .orderBy(desc(sicknessReport.id))
      .limit(SHOWN);
    return wireSickness(companyOf(ctx), rows);
  },
});
