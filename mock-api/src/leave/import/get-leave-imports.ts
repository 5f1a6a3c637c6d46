import { getLeaveImports as call } from '@paga/contract/leave';
import { count, eq } from 'drizzle-orm';
import { scoped } from '#core/db/scoped-rows.ts';
import { read } from '#core/http/handler.ts';
import { LAST_IMPORTS, listedImports, newestFirst } from '#core/import/imports.ts';
import { blockedBy } from './brought.ts';
import { leaveImport, leaveImportLine } from './table.ts';

/** The last imports of leave, and whether they can be undone. */
export const getLeaveImports = read({
  call,
  run: async (ctx) => {
    const { vacationId, correctionId } = leaveImportLine;
    const counts = ctx.tx
      .select({
        importId: leaveImport.id,
        leaves: count(vacationId).as('leaves'),
        balances: count(correctionId).as('balances'),
      })
      .from(leaveImport)
      .leftJoin(leaveImportLine, eq(leaveImportLine.importId, leaveImport.id))
      .where(scoped(ctx, leaveImport))
      .groupBy(leaveImport.id)
      .as('counts');
    const stored = await ctx.tx
      .select({ batch: leaveImport, counts: { leaves: counts.leaves, balances: counts.balances } })
      .from(leaveImport)
      .innerJoin(counts, eq(counts.importId, leaveImport.id))
      .where(scoped(ctx, leaveImport))
      .orderBy(...newestFirst(leaveImport))
      .limit(LAST_IMPORTS);
    return listedImports(ctx, stored, blockedBy);
  },
});
