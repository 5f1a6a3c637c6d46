import { takeTaskBack as call } from '@paga/contract/filing';
import { found } from '#core/domain-error.ts';
import { write } from '#core/http/handler.ts';
import { heldClosing } from '#payroll/public.ts';
import { confirmationOf, removeConfirmation } from '../confirmations/kept-confirmations.ts';
import { clearTask, notedTask } from '../month/noted-task.ts';

export const takeTaskBack = write({
  call,
  load: async (ctx, { params: { versionId, task }, query: { confirmation } }) => {
    const held = await heldClosing(ctx, versionId);
    const noted = found(await notedTask(ctx, held.version, task));
    const removed = confirmation === 'remove' ? await confirmationOf(ctx, versionId, task) : undefined;
    return { ...held, noted, removed };
  },
  run: async (ctx, { params: { task } }, { version, noted, removed }) => {
    await clearTask(ctx, version, { task, noted });
    if (removed) await removeConfirmation(ctx, removed);
    return undefined;
  },
  audit: ({ input: { params }, loaded: { version, month, noted, removed } }) => ({
    page: 'salaries',
    type: 'unmarkTask',
    objectId: version.periodId,
    about: { month, task: params.task },
    old: {
      [noted.outcome]: noted.on,
      ...(removed && { number: removed.number, fileName: removed.fileName }),
    },
    new: { [noted.outcome]: null, ...(removed && { number: null, fileName: null }) },
  }),
});
