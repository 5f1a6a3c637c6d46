import { removeAttachment as call } from '@paga/contract/employees';
import { and, eq } from 'drizzle-orm';
import { scoped } from '#core/db/scoped-rows.ts';
import { write } from '#core/http/handler.ts';
import { aboutEmployee } from '#people/public.ts';
import { attachment } from '#people/table.ts';
import { lockedAttachment } from './locked-attachment.ts';

/** Removes a file of an employee, its bytes too. The row stays without them, so that the audit log has something to point at. */
export const removeAttachment = write({
  call,
  load: (ctx, { body }) => lockedAttachment(ctx, body.attachmentId),
  run: async (ctx, _, { file: { id, storageName } }) => {
    await ctx.tx
      .update(attachment)
      .set({ deletedAt: ctx.now })
      .where(and(scoped(ctx, attachment), eq(attachment.id, id)));
    ctx.afterCommit(() => ctx.files.removeFile(storageName));
    return undefined;
  },
  audit: ({ loaded: { person, file } }) => ({
    page: 'employees',
    type: 'removeAttachment',
    objectId: file.employeeId,
    about: aboutEmployee(person),
    old: { attachmentId: file.id, fileName: file.fileName, size: file.size },
  }),
});
