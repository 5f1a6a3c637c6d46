import { markTasks as call } from '@paga/contract/filing';
import { DomainError, invalidField } from '#core/domain-error.ts';
import { write } from '#core/http/handler.ts';
import { heldClosing } from '#payroll/public.ts';
import { isOwed, notedTask, noteTask, refuseFuture } from '../month/noted-task.ts';

export const markTasks = write({
  call,
  load: (ctx, { params }) => heldClosing(ctx, params.versionId),
  run: async (ctx, { body: { tasks, outcome, on } }, { version }) => {
    refuseFuture(ctx, on);
    if (outcome === 'notNeeded' && tasks.some(isOwed))
      throw invalidField('outcome', 'needed', 'Salaries and declaration are needed');
    for (const task of new Set(tasks)) {
      if (await notedTask(ctx, version, task)) throw new DomainError('CONFLICT');
      await noteTask(ctx, version, { task, outcome, on });
    }
    return undefined;
  },
  // A line for each: the log says of every task who noted it when.
  audit: ({ input: { body }, loaded: { version, month } }) =>
    [...new Set(body.tasks)].map((task) => ({
      page: 'salaries',
      type: 'markTask',
      objectId: version.periodId,
      about: { month, task },
      old: { [body.outcome]: null },
      new: { [body.outcome]: body.on },
    })),
});
