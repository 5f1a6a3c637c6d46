import { createDocument as call } from '@paga/contract/documents';
import { found } from '#core/domain-error.ts';
import { takenFile } from '#core/files/content/taken-file.ts';
import { newFileKey } from '#core/files/file-store.ts';
import { shownName } from '#core/files/shown-name.ts';
import { write } from '#core/http/handler.ts';
import { documentTemplate } from './table.ts';
import { wireTemplate } from './template-rows.ts';

/** Keeps a file under a name of ours; its own is only shown, tidied. */
export const createDocument = write({
  call,
  load: (_, { body }) => takenFile(body.file),
  run: async (ctx, { body: { name, file } }, { bytes, known: { contentType, extension } }) => {
    const storageName = newFileKey(ctx.companyId, 'documents', extension, bytes);
    const [row] = await ctx.tx
      .insert(documentTemplate)
      .values({
        tenantId: ctx.companyId,
        name,
        fileName: shownName(file.name, extension),
        storageName,
        contentType,
        size: bytes.length,
        createdBy: ctx.actor.userId,
        createdAt: ctx.now,
      })
      .returning();
    // Last: when it fails, the row goes with the transaction.
    await ctx.files.putFile(storageName, bytes);
    return wireTemplate(ctx, found(row));
  },
  audit: ({ answer: { id, name, fileName, size } }) => ({
    page: 'documents',
    type: 'create',
    objectId: id,
    new: { name, fileName, size },
  }),
});
