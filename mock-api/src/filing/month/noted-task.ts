import type { MonthTaskName } from '@paga/contract/filing';
import type { ClosingMark, TaskOutcome } from '@paga/contract/payroll';
import { and, eq } from 'drizzle-orm';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { invalidField } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import {
  addClosingTask,
  closingTask,
  deleteClosingTask,
  setClosingDay,
  setClosingTaskDay,
} from '#months/public.ts';
import type { StoredVersion } from '#payroll/public.ts';

/** Salaries and declaration have marks of the closing, the others rows of their own. */
const MARK_OF = { bankLists: 'paid', declaration: 'declared' } as const;
const markOf = (task: MonthTaskName): ClosingMark | undefined =>
  task === 'bankLists' || task === 'declaration' ? MARK_OF[task] : undefined;

/** That a task of a closing is noted: how it came out and on which day; `id` is that of its row, where it has one. */
type Noted = { outcome: TaskOutcome; on: string; id: number };

/** The note of a task on a closing, or undefined. */
export async function notedTask(
  ctx: InCompany,
  version: StoredVersion,
  task: MonthTaskName,
): Promise<Noted | undefined> {
  const mark = markOf(task);
  if (mark) {
    const on = mark === 'paid' ? version.paidOn : version.declaredOn;
    return on === null ? undefined : { outcome: 'done', on, id: version.id };
  }
  const { id, outcome, doneOn: on } = closingTask;
  const ofTask = and(
    scoped(ctx, closingTask),
    eq(closingTask.versionId, version.id),
    eq(closingTask.task, task as never),
  );
  return (await ctx.tx.select({ id, outcome, on }).from(closingTask).where(ofTask))[0];
}

/** Notes a task that is not noted yet. */
export async function noteTask(
  ctx: Context,
  version: StoredVersion,
  { task, outcome, on }: { task: MonthTaskName; outcome: TaskOutcome; on: string },
): Promise<void> {
  const mark = markOf(task);
  if (mark) await setClosingDay(ctx, version.id, mark, { on, by: ctx.actor.userId, at: ctx.now });
  else await addClosingTask(ctx, { versionId: version.id, task: task as never, outcome, doneOn: on });
}

/** Another day of a task that is noted, by who says so now. */
export async function moveTask(
  ctx: Context,
  version: StoredVersion,
  { task, noted, on }: { task: MonthTaskName; noted: Noted; on: string },
): Promise<void> {
  const mark = markOf(task);
  if (mark) await setClosingDay(ctx, version.id, mark, { on, by: ctx.actor.userId, at: ctx.now });
  else await setClosingTaskDay(ctx, noted.id, on);
}

/** Takes the note of a task away. */
export async function clearTask(
  ctx: Context,
  version: StoredVersion,
  { task, noted }: { task: MonthTaskName; noted: Noted },
): Promise<void> {
  const mark = markOf(task);
  if (mark) await setClosingDay(ctx, version.id, mark, { on: null, by: null, at: null });
  else await deleteClosingTask(ctx, noted.id);
}

/** Salaries and declaration are owed by every company. */
export const isOwed = (task: MonthTaskName): boolean => markOf(task) !== undefined;

/** A task is done today at the latest. */
export function refuseFuture(ctx: Context, on: string): void {
  if (on > ctx.today) throw invalidField('on', 'future', 'The day has not come yet');
}
