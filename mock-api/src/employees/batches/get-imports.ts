import { getImports as call, type ImportBatch } from '@paga/contract/employees';
import { desc, eq, sql } from 'drizzle-orm';
import { scoped } from '#core/db/scoped-rows.ts';
import { read } from '#core/http/handler.ts';
import { namesOf } from '#core/user/names-of.ts';
import { blockedBy } from './blocked-by.ts';
import { importBatch, importRow } from './table.ts';

const LAST = 20;
const countOf = (kind: 'added' | 'changed') =>
  sql<number>`count(*) filter (where ${importRow.kind} = ${kind})`.mapWith(Number);

/** The last imports that saved anybody, and whether they can be undone. */
export const getImports = read({
  call,
  run: async (ctx): Promise<ImportBatch[]> => {
    const saved = ctx.tx
      .select({
        batchId: importRow.batchId,
        added: countOf('added').as('added'),
        changed: countOf('changed').as('changed'),
      })
      .from(importRow)
      .where(scoped(ctx, importRow))
      .groupBy(importRow.batchId)
      .as('saved');
    const batches = await ctx.tx
      .select({ batch: importBatch, added: saved.added, changed: saved.changed })
      .from(importBatch)
      .innerJoin(saved, eq(saved.batchId, importBatch.id))
      .where(scoped(ctx, importBatch))
      .orderBy(desc(importBatch.createdAt), desc(importBatch.id))
      .limit(LAST);
    const names = await namesOf(
      ctx,
      batches.flatMap(({ batch }) => [batch.createdBy, batch.undoneBy]),
    );
    const blocked = await blockedBy(
      ctx,
      batches.filter(({ batch }) => batch.undoneAt === null).map(({ batch }) => batch.id),
    );
    const nameOf = (id: number | null) => (id === null ? null : (names.get(id) ?? null));
    return batches.map(({ batch, added, changed }) => ({
      id: batch.id,
      fileName: batch.fileName,
      savedAt: batch.createdAt.toISOString(),
      savedBy: nameOf(batch.createdBy),
      added,
      changed,
      undone: batch.undoneAt && { at: batch.undoneAt.toISOString(), by: nameOf(batch.undoneBy) },
      blocked: blocked.get(batch.id) ?? null,
    }));
  },
});
