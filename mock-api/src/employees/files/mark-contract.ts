import { markContract as call } from '@paga/contract/employees';
import { and, eq } from 'drizzle-orm';
import { scoped } from '#core/db/scoped-rows.ts';
import { write } from '#core/http/handler.ts';
import { aboutEmployee } from '#people/public.ts';
import { attachment } from '#people/table.ts';
import { lockedAttachment } from './locked-attachment.ts';

/** Says whether a file is a contract; the newest that is one is the contract that is e-mailed. */
export const markContract = write({
  call,
  load: (ctx, { body }) => lockedAttachment(ctx, body.attachmentId),
  run: async (ctx, { body: { isContract } }, { file: { id } }) => {
    await ctx.tx
      .update(attachment)
      .set({ isContract })
      .where(and(scoped(ctx, attachment), eq(attachment.id, id)));
    return undefined;
  },
  audit: ({ input: { body }, loaded: { person, file } }) =>
    body.isContract === file.isContract
      ? null
      : {
          page: 'employees',
          type: 'update',
          objectId: file.employeeId,
          about: { ...aboutEmployee(person), fileName: file.fileName },
          old: { isContract: file.isContract },
          new: { isContract: body.isContract },
        },
});
