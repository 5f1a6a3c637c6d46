import { undoImport as call } from '@paga/contract/employees';
import { and, asc, eq, getViewSelectedFields } from 'drizzle-orm';
import { onlyOf } from '#core/db/read-model.ts';
import { scoped } from '#core/db/scoped-rows.ts';
import type { Context } from '#core/http/context.ts';
import { write } from '#core/http/handler.ts';
import { importToUndo, markUndone, refuseBlocked } from '#core/import/undo.ts';
import { mailAccountChanges } from '#employees/account-mails/mail-account-changes.ts';
import { requireToMovePay } from '#identity/public.ts';
import { deleteEmployees, employee, ofCompany, removeUnusedSectors } from '#people/public.ts';
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
    const batch = await importToUndo(ctx, importBatch, importId);
    const people = await ctx.tx
      .select({ row: importRow, person: getViewSelectedFields(employee) })
      .from(importRow)
      .innerJoin(employee, and(ofCompany(ctx), eq(employee.id, importRow.employeeId)))
      .where(and(scoped(ctx, importRow), eq(importRow.batchId, importId)))
      .orderBy(asc(employee.id))
      .for('update', onlyOf(employee));
    await refuseBlocked(ctx, importId, blockedBy);
    const movesPay = people.some(
      ({ row, person }) => row.before && row.before.columns.bankAccountNumber !== person.bankAccountNumber,
    );
    if (movesPay) await requireToMovePay(ctx.tx, ctx);
    return { batch, people };
  },
  run: async (ctx, { body: { importId } }, { people }) => {
    const added = people.filter(({ row }) => row.kind === 'added').map(({ person }) => person.id);
    if (added.length > 0) await deleteEmployees(ctx, added);
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
    await markUndone(ctx, importBatch, importId);
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
