import { markTask as call } from '@paga/contract/filing';
import type { ClosingTask } from '@paga/contract/payroll';
import { and, eq } from 'drizzle-orm';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { DomainError, invalidField } from '#core/domain-error.ts';
import { write } from '#core/http/handler.ts';
import { addClosingTask, closingTask } from '#months/public.ts';
import { heldClosing } from '#payroll/public.ts';

/** The note of a task on a closing. */
export async function notedTask(ctx: InCompany, versionId: number, task: ClosingTask) {
  const noted = and(
    scoped(ctx, closingTask),
    eq(closingTask.versionId, versionId),
    eq(closingTask.task, task),
  );
  return (await ctx.tx.select().from(closingTask).where(noted))[0];
}

export const markTask = write({
  call,
  load: (ctx, { params }) => heldClosing(ctx, params.versionId),
  run: async (ctx, { body: { task, outcome, on } }, { version }) => {
    if (on > ctx.today) throw invalidField('on', 'future', 'The day has not come yet');
    if (await notedTask(ctx, version.id, task)) throw new DomainError('CONFLICT');
    await addClosingTask(ctx, { versionId: version.id, task, outcome, doneOn: on });
    return undefined;
  },
  audit: ({ input: { body }, loaded: { version, month } }) => ({
    page: 'salaries',
    type: 'markTask',
    objectId: version.periodId,
    about: { month, task: body.task },
    old: { [body.outcome]: null },
    new: { [body.outcome]: body.on },
  }),
});
