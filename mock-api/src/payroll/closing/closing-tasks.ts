import type { ClosingTask, MarkOfClosing, TaskOutcome } from '@paga/contract/payroll';
import { and, asc, inArray } from 'drizzle-orm';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { namesOf } from '#core/user/names-of.ts';
import { closingTask } from '#months/public.ts';
import type { StoredVersion } from './stored-version.ts';

/** A task that was noted on a closing. */
export type NotedTask = {
  versionId: number;
  task: ClosingTask;
  outcome: TaskOutcome;
  mark: MarkOfClosing;
};

/** What was noted on some closings beside their two marks, in the order it was noted. */
export async function tasksOfVersions(
  ctx: InCompany,
  versions: readonly Pick<StoredVersion, 'id'>[],
): Promise<NotedTask[]> {
  const ids = versions.map(({ id }) => id);
  if (ids.length === 0) return [];
  const noted = await ctx.tx
    .select()
    .from(closingTask)
    .where(and(scoped(ctx, closingTask), inArray(closingTask.versionId, ids)))
    .orderBy(asc(closingTask.id));
  const names = await namesOf(
    ctx,
    noted.map(({ notedBy }) => notedBy),
  );
  return noted.map(({ versionId, task, outcome, doneOn, notedBy, notedAt }) => ({
    ...{ versionId, task, outcome },
    mark: { on: doneOn, by: names.get(notedBy) ?? null, at: notedAt.toISOString() },
  }));
}
