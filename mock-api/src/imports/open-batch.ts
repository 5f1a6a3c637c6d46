import type { NewEmployee } from '@paga/contract/employees';
import { and, eq, isNull } from 'drizzle-orm';
import { type InCompany, own } from '../db/own-rows.ts';
import type { Context } from '../http/context.ts';
import { notFoundField } from '../http/domain-error.ts';
import { importBatch, importRow } from './table.ts';

/** The import a row is saved for; it cannot be taken back before the row is stored. */
export async function openBatch(ctx: InCompany, importId: number): Promise<void> {
  const [batch] = await ctx.tx
    .select({ id: importBatch.id })
    .from(importBatch)
    .where(and(own(ctx, importBatch), eq(importBatch.id, importId), isNull(importBatch.undoneAt)))
    .for('share');
  if (!batch) throw notFoundField('importId', 'unknownImport', 'No such import');
}

/** Notes that an import added somebody. */
export async function recordAdded(ctx: Context, batchId: number, { id, person }: { id: number; person: NewEmployee }): Promise<void> {
  await ctx.tx.insert(importRow).values({
    tenantId: ctx.companyId,
    batchId,
    employeeId: id,
    kind: 'added',
    paidFrom: person.contractStarted ?? ctx.today,
    version: 1,
    savedAt: ctx.now,
  });
}
