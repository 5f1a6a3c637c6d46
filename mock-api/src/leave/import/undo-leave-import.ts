import { undoLeaveImport as call } from '@paga/contract/leave';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { scoped } from '#core/db/scoped-rows.ts';
import type { Context } from '#core/http/context.ts';
import { write } from '#core/http/handler.ts';
import { importEdited, importToUndo, markUndone, refuseBlocked } from '#core/import/undo.ts';
import { requireOpenMonths } from '#months/public.ts';
import { peopleById } from '#people/public.ts';
import { vacation } from '../count/table.ts';
import { leaveCorrection } from '../ledger/table.ts';
import { blockedBy, broughtLeaves } from './brought.ts';
import { peopleWithoutDays } from './days-taken.ts';
import { leaveImport, leaveImportLine } from './table.ts';

/** Undoes an import in one transaction: its leaves go, its balances get their opposites. Refused with the reason when something stands on it. */
export const undoLeaveImport = write({
  call,
  load: async (ctx, { body: { importId } }) => {
    const batch = await importToUndo(ctx, leaveImport, importId);
    const balances = await broughtBalances(ctx, importId);
    const leaves = await broughtLeaves(ctx, [importId]);
    const people = await peopleById(ctx, [...new Set([...balances, ...leaves].map((one) => one.employeeId))]);
    await refuseBlocked(ctx, importId, blockedBy);
    await requireOpenMonths(
      ctx,
      leaves.flatMap(({ days }) => days),
    );
    return { batch, balances, leaves, people };
  },
  run: async (ctx, { body: { importId } }, { batch, balances, leaves, people }) => {
    const ids = leaves.map(({ id }) => id);
    if (ids.length > 0)
      await ctx.tx.delete(vacation).where(and(scoped(ctx, vacation), inArray(vacation.id, ids)));
    const without = await peopleWithoutDays(ctx, [...people.values()], balances);
    if (without.length > 0) throw importEdited('daysTaken', without);
    const opposites = balances.map(({ id: _, days, ...line }) => ({
      ...line,
      ...{ days: -days, note: batch.fileName, createdBy: ctx.actor.userId, createdAt: ctx.now },
    }));
    if (opposites.length > 0) await ctx.tx.insert(leaveCorrection).values(opposites);
    await markUndone(ctx, leaveImport, importId);
    return { leaves: leaves.length, balances: balances.length };
  },
  audit: ({ input, loaded, answer }) => ({
    page: 'vacations',
    type: 'undoImport',
    objectId: input.body.importId,
    old: { fileName: loaded.batch.fileName },
    new: { ...answer },
  }),
});

async function broughtBalances(ctx: Context, importId: number) {
  const lines = await ctx.tx
    .select({ line: leaveCorrection })
    .from(leaveImportLine)
    .innerJoin(
      leaveCorrection,
      and(scoped(ctx, leaveCorrection), eq(leaveCorrection.id, leaveImportLine.correctionId)),
    )
    .where(
      and(
        scoped(ctx, leaveImportLine),
        eq(leaveImportLine.importId, importId),
        isNotNull(leaveImportLine.correctionId),
      ),
    )
    .orderBy(leaveCorrection.id);
  return lines.map(({ line }) => line);
}
