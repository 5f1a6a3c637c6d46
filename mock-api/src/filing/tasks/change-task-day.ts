import { changeTaskDay as call } from '@paga/contract/filing';
import { found } from '#core/domain-error.ts';
import { write } from '#core/http/handler.ts';
import { heldClosing } from '#payroll/public.ts';
import { moveTask, notedTask, refuseFuture } from '../month/noted-task.ts';

export const changeTaskDay = write({
  call,
  load: async (ctx, { params: { versionId, task } }) => {
    const held = await heldClosing(ctx, versionId);
    return { ...held, noted: found(await notedTask(ctx, held.version, task)) };
  },
  run: async (ctx, { params: { task }, body: { on } }, { version, noted }) => {
    refuseFuture(ctx, on);
    await moveTask(ctx, version, { task, noted, on });
    return undefined;
  },
  audit: ({ input: { params, body }, loaded: { version, month, noted } }) => ({
    page: 'salaries',
    type: 'markTask',
    objectId: version.periodId,
    about: { month, task: params.task },
    old: { [noted.outcome]: noted.on },
    new: { [noted.outcome]: body.on },
  }),
});
