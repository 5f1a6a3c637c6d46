import { takeTaskBack as call } from '@paga/contract/filing';
import { found } from '#core/domain-error.ts';
import { write } from '#core/http/handler.ts';
import { deleteClosingTask } from '#months/public.ts';
import { heldClosing } from '#payroll/public.ts';
import { notedTask } from './mark-task.ts';

export const takeTaskBack = write({
  call,
  load: async (ctx, { params: { versionId, task } }) => {
    const held = await heldClosing(ctx, versionId);
    return { ...held, noted: found(await notedTask(ctx, versionId, task)) };
  },
  run: async (ctx, _input, { noted }) => {
    await deleteClosingTask(ctx, noted.id);
    return undefined;
  },
  audit: ({ loaded: { version, month, noted } }) => ({
    page: 'salaries',
    type: 'unmarkTask',
    objectId: version.periodId,
    about: { month, task: noted.task },
    old: { [noted.outcome]: noted.doneOn },
    new: { [noted.outcome]: null },
  }),
});
