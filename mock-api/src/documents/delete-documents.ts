import { deleteDocuments as call } from '@paga/contract/documents';
import { and, inArray } from 'drizzle-orm';
import { scoped } from '#core/db/scoped-rows.ts';
import { write } from '#core/http/handler.ts';
import { documentTemplate } from './table.ts';
import { lockedTemplates } from './template-rows.ts';

/** Deletes templates, all that are named or none. Their files go after the commit; the rows stay, for the audit log to point at. */
export const deleteDocuments = write({
  call,
  load: (ctx, { body }) => lockedTemplates(ctx, body.documentIds),
  run: async (ctx, _, templates) => {
    const ids = templates.map(({ id }) => id);
    await ctx.tx
      .update(documentTemplate)
      .set({ deletedAt: ctx.now })
      .where(and(scoped(ctx, documentTemplate), inArray(documentTemplate.id, ids)));
    for (const { storageName } of templates) ctx.afterCommit(() => ctx.files.removeFile(storageName));
    return undefined;
  },
  audit: ({ loaded }) =>
    loaded.map(({ id, name, fileName, size }) => ({
      page: 'documents',
      type: 'delete',
      objectId: id,
      old: { name, fileName, size },
    })),
});
