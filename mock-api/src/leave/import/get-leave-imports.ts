import { getLeaveImports as call, type LeaveImport } from '@paga/contract/leave';
import { count, desc, eq } from 'drizzle-orm';
import { scoped } from '#core/db/scoped-rows.ts';
import { read } from '#core/http/handler.ts';
import { namesOf } from '#core/user/names-of.ts';
import { blockedImports } from './brought.ts';
import { leaveImport, leaveImportLine } from './table.ts';

const LAST = 20;

/** The last imports of leave, and whether they can be undone. */
export const getLeaveImports = read({
  call,
  run: async (ctx): Promise<LeaveImport[]> => {
    const { importId, vacationId, correctionId } = leaveImportLine;
    const brought = ctx.tx
      .select({
        importId,
        leaves: count(vacationId).as('leaves'),
        balances: count(correctionId).as('balances'),
      })
      .from(leaveImportLine)
      .where(scoped(ctx, leaveImportLine))
      .groupBy(importId)
      .as('brought');
    const batches = await ctx.tx
      .select({ batch: leaveImport, leaves: brought.leaves, balances: brought.balances })
      .from(leaveImport)
      .leftJoin(brought, eq(brought.importId, leaveImport.id))
      .where(scoped(ctx, leaveImport))
      .orderBy(desc(leaveImport.createdAt), desc(leaveImport.id))
      .limit(LAST);
    const users = batches.flatMap(({ batch }) => [batch.createdBy, batch.undoneBy]);
    const names = await namesOf(ctx, users);
    const nameOf = (id: number | null) => (id === null ? null : (names.get(id) ?? null));
    const standing = batches.filter(({ batch }) => batch.undoneAt === null).map(({ batch }) => batch.id);
    const blocked = await blockedImports(ctx, standing);
    return batches.map(({ batch, leaves, balances }) => ({
      ...{ id: batch.id, fileName: batch.fileName, leaves: leaves ?? 0, balances: balances ?? 0 },
      savedAt: batch.createdAt.toISOString(),
      savedBy: nameOf(batch.createdBy),
      undone: batch.undoneAt && { at: batch.undoneAt.toISOString(), by: nameOf(batch.undoneBy) },
      blocked: blocked.get(batch.id) ?? null,
    }));
  },
});
