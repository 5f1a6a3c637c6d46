import { markContract as call } from '@paga/contract/employees';
import { write } from '#core/http/handler.ts';
import { aboutEmployee, setContract } from '#people/public.ts';
import { lockedAttachment } from './locked-attachment.ts';

/** Says whether a file is a contract; the newest that is one is the contract that is e-mailed. */
export const markContract = write({
  call,
  load: (ctx, { body }) => lockedAttachment(ctx, body.attachmentId),
  run: async (ctx, { body: { isContract } }, { file: { id } }) => {
    await setContract(ctx, id, isContract);
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
