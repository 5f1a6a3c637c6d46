import { takeTaskBack as call } from '@paga/contract/filing';
import { and, eq } from 'drizzle-orm';
import { scoped } from '#core/db/scoped-rows.ts';
import { found } from '#core/domain-error.ts';
import { write } from '#core/http/handler.ts';
import { closingTask } from '#months/table.ts';
import { heldClosing } from '#payroll/public.ts';
import { notedTask } from './mark-task.ts';

export const takeTaskBack = write({
  call,
  load: async (ctx, { params: { versionId, task } }) => {
    const held = await heldClosing(ctx, versionId);
    return { ...held, noted: found(await notedTask(ctx, versionId, task)) };
  },
  run: async (ctx, _input, { noted }) => {
    await ctx.tx.delete(closingTask).where(and(scoped(ctx, closingTask), eq(closingTask.id, noted.id)));
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
