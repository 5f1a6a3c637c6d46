import { markContract as call } from '@paga/contract/employees';
import { and, eq } from 'drizzle-orm';
import { own } from '../db/own-rows.ts';
import { write } from '../http/verb.ts';
import { lockedAttachment } from './locked-attachment.ts';
import { attachment } from './table.ts';

/** Says whether a file is a contract; the newest that is one is the contract that is e-mailed. */
export const markContract = write({
  call,
  load: (ctx, { body }) => lockedAttachment(ctx, body.attachmentId),
  run: async (ctx, { body: { isContract } }, { id }) => {
    await ctx.tx
      .update(attachment)
      .set({ isContract })
      .where(and(own(ctx, attachment), eq(attachment.id, id)));
    return undefined;
  },
  audit: ({ input: { body }, loaded: { id, employeeId, fileName, isContract } }) =>
    body.isContract === isContract
      ? null
      : {
          page: 'employees',
          type: 'update',
          objectId: employeeId,
          old: { attachmentId: id, fileName, isContract },
          new: { attachmentId: id, fileName, isContract: body.isContract },
        },
});
