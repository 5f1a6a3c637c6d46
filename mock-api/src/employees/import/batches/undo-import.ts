import { undoImport as call } from '@paga/contract/employees';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { scoped } from '#core/db/scoped-rows.ts';
import { DomainError, found } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { write } from '#core/http/handler.ts';
import { mailAccountChanges } from '#employees/account-mails/mail-account-changes.ts';
import { requireToMovePay } from '#identity/public.ts';
import { ofCompany, removeUnusedSectors } from '#people/public.ts';
import { employee } from '#people/table.ts';
import { blockedBy } from './blocked-by.ts';
import { restoreState } from './saved-state.ts';
import { importBatch, importRow } from './table.ts';

/**
 * Takes an import back in one transaction: who was added is deleted, who was changed is as before, sectors that it
 * brought and nobody has go. Who was deleted since stays so.
 */
export const undoImport = write({
  call,
  load: async (ctx, { body: { importId } }) => {
    const [row] = await ctx.tx
      .select()
      .from(importBatch)
      .where(and(scoped(ctx, importBatch), eq(importBatch.id, importId)))
      .for('update');
    const batch = found(row);
    if (batch.undoneAt) throw new DomainError('NOT_FOUND', { message: 'The import is undone already' });
    const people = await ctx.tx
      .select({ row: importRow, person: employee })
      .from(importRow)
      .innerJoin(employee, and(ofCompany(ctx), eq(employee.id, importRow.employeeId)))
      .where(and(scoped(ctx, importRow), eq(importRow.batchId, importId)))
      .orderBy(asc(employee.id))
      .for('update', { of: employee });
    await refuseBlocked(ctx, importId);
    const movesPay = people.some(
      ({ row, person }) => row.before && row.before.columns.bankAccountNumber !== person.bankAccountNumber,
    );
    if (movesPay) await requireToMovePay(ctx.tx, ctx);
    return { batch, people };
  },
  run: async (ctx, { body: { importId } }, { people }) => {
    const added = people.filter(({ row }) => row.kind === 'added').map(({ person }) => person.id);
    if (added.length > 0)
      await ctx.tx
        .update(employee)
        .set({ deletedAt: ctx.now })
        .where(and(ofCompany(ctx), inArray(employee.id, added)));
    for (const { row, person } of people) {
      if (!row.before) continue;
      await restoreState(ctx, person, row.before);
      await freeEarlierImport(ctx, row, person.version + 1);
    }
    const restored = people.flatMap(({ row, person }) => {
      const account = row.before?.columns.bankAccountNumber;
      return account === undefined || account === person.bankAccountNumber ? [] : [{ row: person, account }];
    });
    await mailAccountChanges(ctx, restored);
    await removeUnusedSectors(
      ctx,
      people.flatMap(({ row }) => row.newSectors ?? []),
    );
    await ctx.tx
      .update(importBatch)
      .set({ undoneAt: ctx.now, undoneBy: ctx.actor.userId })
      .where(and(scoped(ctx, importBatch), eq(importBatch.id, importId)));
    return { removed: added.length, restored: people.length - added.length };
  },
  audit: ({ input, loaded, answer }) => ({
    page: 'employees',
    type: 'undoImport',
    objectId: input.body.importId,
    old: { fileName: loaded.batch.fileName },
    new: { ...answer },
  }),
});

async function refuseBlocked(ctx: Context, importId: number): Promise<void> {
  const { months, people } = (await blockedBy(ctx, [importId])).get(importId) ?? { months: [], people: [] };
  if (months.length > 0)
    throw new DomainError('IMPORT_USED', {
      fields: [{ path: 'importId', code: 'monthUsed', message: months.join(', ') }],
    });
  if (people.length > 0)
    throw new DomainError('IMPORT_EDITED', {
      fields: [{ path: 'importId', code: 'edited', message: people.join(', ') }],
    });
}

// The import before this one left the state that is there again: it can be undone next.
async function freeEarlierImport(
  ctx: Context,
  { employeeId, version }: typeof importRow.$inferSelect,
  restored: number,
): Promise<void> {
  await ctx.tx
    .update(importRow)
    .set({ version: restored })
    .where(
      and(scoped(ctx, importRow), eq(importRow.employeeId, employeeId), eq(importRow.version, version - 1)),
    );
}
