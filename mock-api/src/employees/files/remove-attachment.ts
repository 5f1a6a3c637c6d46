import { removeAttachment as call } from '@paga/contract/employees';
import { write } from '#core/http/handler.ts';
import { aboutEmployee, deleteAttachment, filesToKeep } from '#people/public.ts';
import { lockedAttachment } from './locked-attachment.ts';

/** Removes a file of an employee, its bytes too. The row stays without them, so that the audit log has something to point at. */
export const removeAttachment = write({
  call,
  load: (ctx, { body }) => lockedAttachment(ctx, body.attachmentId),
  run: async (ctx, _, { file: { id, storageName } }) => {
    await filesToKeep.ask.release(ctx, id);
    await deleteAttachment(ctx, id);
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
