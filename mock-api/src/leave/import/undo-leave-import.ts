import { undoLeaveImport as call } from '@paga/contract/leave';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { scoped } from '#core/db/scoped-rows.ts';
import { DomainError, found } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { write } from '#core/http/handler.ts';
import { requireOpenMonths } from '#months/public.ts';
import { vacation } from '../count/table.ts';
import { leaveCorrection } from '../ledger/table.ts';
import { blockedImports, broughtLeaves } from './brought.ts';
import { peopleWithoutDays } from './days-taken.ts';
import { lockedById } from './match-people.ts';
import { leaveImport, leaveImportLine } from './table.ts';

/** Undoes an import in one transaction: its leaves go, its balances get their opposites. Refused with the reason when something stands on it. */
export const undoLeaveImport = write({
  call,
  load: async (ctx, { body: { importId } }) => {
    const [row] = await ctx.tx
      .select()
      .from(leaveImport)
      .where(and(scoped(ctx, leaveImport), eq(leaveImport.id, importId)))
      .for('update');
    const batch = found(row);
    if (batch.undoneAt) throw new DomainError('NOT_FOUND', { message: 'The import is undone already' });
    const balances = await broughtBalances(ctx, importId);
    const leaves = await broughtLeaves(ctx, [importId]);
    const people = await lockedById(ctx, [...new Set([...balances, ...leaves].map((one) => one.employeeId))]);
    await refuseBlocked(ctx, importId);
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
    if (without.length > 0) throw edited('daysTaken', without);
    const opposites = balances.map(({ id: _, days, ...line }) => ({
      ...line,
      ...{ days: -days, note: batch.fileName, createdBy: ctx.actor.userId, createdAt: ctx.now },
    }));
    if (opposites.length > 0) await ctx.tx.insert(leaveCorrection).values(opposites);
    await ctx.tx
      .update(leaveImport)
      .set({ undoneAt: ctx.now, undoneBy: ctx.actor.userId })
      .where(and(scoped(ctx, leaveImport), eq(leaveImport.id, importId)));
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

async function refuseBlocked(ctx: Context, importId: number): Promise<void> {
  const blocked = (await blockedImports(ctx, [importId])).get(importId);
  if (!blocked) return;
  const { months, people } = blocked;
  if (months.length > 0)
    throw new DomainError('IMPORT_USED', {
      fields: [{ path: 'importId', code: 'monthUsed', message: months.join(', ') }],
    });
  throw edited('edited', people);
}

const edited = (code: 'edited' | 'daysTaken', people: readonly string[]): DomainError =>
  new DomainError('IMPORT_EDITED', { fields: [{ path: 'importId', code, message: people.join(', ') }] });
