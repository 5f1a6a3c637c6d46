import { uploadAttachment as call } from '@paga/contract/employees';
import { takenFile } from '#core/files/content/taken-file.ts';
import { newFileKey } from '#core/files/file-store.ts';
import { shownName } from '#core/files/shown-name.ts';
import { write } from '#core/http/handler.ts';
import { aboutEmployee, addAttachment, employeeOf } from '#people/public.ts';
import { shownAttachment } from './attachments-of.ts';

/**
 * Keeps a file under a name of ours; what a client says about name and type is only shown, tidied, never used. Without `employeeId` the file is
 * nobody's until an employee is saved with it.
 */
export const uploadAttachment = write({
  call,
  load: async (ctx, { body: { file, employeeId } }) => {
    const person = employeeId === undefined ? null : await employeeOf(ctx, employeeId);
    return { ...(await takenFile(file)), person };
  },
  run: async (
    ctx,
    { body: { file, employeeId, isContract } },
    { bytes, known: { contentType, extension } },
  ) => {
    const storageName = newFileKey(ctx.companyId, 'attachments', extension, bytes);
    const fileName = shownName(file.name, extension);
    const row = await addAttachment(ctx, {
      employeeId,
      fileName,
      storageName,
      contentType,
      size: bytes.length,
      isContract,
      createdAt: ctx.now,
    });
    // Last: when it fails, the row goes with the transaction.
    await ctx.files.putFile(storageName, bytes);
    return shownAttachment(ctx.companyId, row);
  },
  audit: ({ input: { body }, loaded, answer }) => ({
    page: 'employees',
    type: 'addAttachment',
    objectId: body.employeeId ?? null,
    about: aboutEmployee(loaded.person),
    new: { attachmentId: answer.attachmentId, fileName: answer.fileName, size: loaded.bytes.length },
  }),
});
