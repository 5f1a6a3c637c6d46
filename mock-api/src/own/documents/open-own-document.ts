import { openOwnDocument as call } from '@paga/contract/own/documents';
import { and, eq, isNull } from 'drizzle-orm';
import { ownRowsOf } from '#core/db/own-rows.ts';
import { DomainError, found } from '#core/domain-error.ts';
import { ownWrite } from '#core/http/own-handler.ts';
import { fileHash } from './file-hash.ts';
import { ownDocumentOf } from './own-documents.ts';
import { ownDocument } from './table.ts';

/** Hands out the bytes that were asked about, and no others. */
export const openOwnDocument = ownWrite({
  call,
  part: 'data',
  load: async (ctx, { params }) => {
    const row = await ownDocumentOf(ctx, params.id);
    const bytes = found(await ctx.files.readFile(row.storageName));
    if (fileHash(bytes) !== row.sha256) throw new DomainError('FILE_DAMAGED');
    return { row, bytes };
  },
  run: async (ctx, { params }, { row: { fileName, contentType }, bytes }) => {
    const unopened = and(
      ownRowsOf(ctx, ownDocument),
      eq(ownDocument.id, params.id),
      isNull(ownDocument.openedAt),
    );
    await ctx.tx.update(ownDocument).set({ openedAt: ctx.now }).where(unopened);
    return { fileName, contentType, bytes };
  },
  audit: ({ ctx, loaded: { row } }) => ({
    ...{ page: 'ownPage', type: 'readDocument', objectId: ctx.own.employeeId },
    about: { fileName: row.fileName },
  }),
});
