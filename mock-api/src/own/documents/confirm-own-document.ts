import { confirmOwnDocument as call } from '@paga/contract/own/documents';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { ownRowsOf } from '#core/db/own-rows.ts';
import { DomainError } from '#core/domain-error.ts';
import { ownWrite } from '#core/http/own-handler.ts';
import { ownDocumentOf, wireDocument } from './own-documents.ts';
import { ownDocument } from './table.ts';

/** Keeps who confirmed which bytes, and when. It is no signature, and is called none. */
export const confirmOwnDocument = ownWrite({
  call,
  part: 'data',
  atWork: true,
  load: async (ctx, { params, body }) => {
    const row = await ownDocumentOf(ctx, params.id);
    if (row.sha256 !== body.sha256) throw new DomainError('CONFLICT');
    return row;
  },
  run: async (ctx, { params }, row) => {
    const opened = and(
      ownRowsOf(ctx, ownDocument),
      eq(ownDocument.id, params.id),
      isNotNull(ownDocument.openedAt),
      isNull(ownDocument.confirmedAt),
    );
    // `returning` is what the policies let the person see of the row after it.
    const [one] = await ctx.tx
      .update(ownDocument)
      .set({ confirmedAt: ctx.now })
      .where(opened)
      .returning({ openedAt: ownDocument.openedAt });
    if (!one) throw new DomainError('CONFLICT');
    return wireDocument({ ...row, ...one, confirmedAt: ctx.now });
  },
  audit: ({ ctx, loaded: { fileName, sha256 } }) => ({
    ...{ page: 'ownPage', type: 'confirmDocument', objectId: ctx.own.employeeId },
    ...{ about: { fileName }, new: { sha256 } },
  }),
});
