import { getImports as call } from '@paga/contract/employees';
import { eq, sql } from 'drizzle-orm';
import { scoped } from '#core/db/scoped-rows.ts';
import { read } from '#core/http/handler.ts';
import { LAST_IMPORTS, listedImports, newestFirst } from '#core/import/imports.ts';
import { blockedBy } from './blocked-by.ts';
import { importBatch, importRow } from './table.ts';

const countOf = (kind: 'added' | 'changed') =>
  sql<number>`count(*) filter (where ${importRow.kind} = ${kind})`.mapWith(Number);

/** The last imports that saved anybody, and whether they can be undone. */
export const getImports = read({
  call,
  run: async (ctx) => {
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
    const stored = await ctx.tx
      .select({ batch: importBatch, counts: { added: saved.added, changed: saved.changed } })
      .from(importBatch)
      .innerJoin(saved, eq(saved.batchId, importBatch.id))
      .where(scoped(ctx, importBatch))
      .orderBy(...newestFirst(importBatch))
      .limit(LAST_IMPORTS);
    return listedImports(ctx, stored, blockedBy);
  },
});
