import { startImport as call } from '@paga/contract/employees';
import { found } from '#core/domain-error.ts';
import { write } from '#core/http/handler.ts';
import { importBatch } from './table.ts';

/** Begins an import; its rows come one by one, by `createEmployee` and `changeImportedEmployee`. */
export const startImport = write({
  call,
  run: async (ctx, { body }) => {
    const [batch] = await ctx.tx
      .insert(importBatch)
      .values({
        tenantId: ctx.companyId,
        fileName: body.fileName,
        createdBy: ctx.actor.userId,
        createdAt: ctx.now,
      })
      .returning({ id: importBatch.id });
    return { importId: found(batch).id };
  },
  audit: ({ input, answer }) => ({
    page: 'employees',
    type: 'import',
    objectId: answer.importId,
    new: { fileName: input.body.fileName },
  }),
});
