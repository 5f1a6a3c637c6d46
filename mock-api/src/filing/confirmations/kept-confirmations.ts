import type { MonthTaskName, TaskConfirmation } from '@paga/contract/filing';
import { and, eq } from 'drizzle-orm';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import type { Context } from '#core/http/context.ts';
import { namesOf } from '#core/user/names-of.ts';
import { taskConfirmation } from '../table.ts';

/** A stored confirmation of the tax administration. */
export type Confirmation = typeof taskConfirmation.$inferSelect;

const ofVersion = (ctx: InCompany, versionId: number) =>
  and(scoped(ctx, taskConfirmation), eq(taskConfirmation.versionId, versionId));

/** What is kept with a task of a closing. */
export async function confirmationOf(
  ctx: InCompany,
  versionId: number,
  task: MonthTaskName,
): Promise<Confirmation | undefined> {
  const ofTask = and(ofVersion(ctx, versionId), eq(taskConfirmation.task, task as never));
  return (await ctx.tx.select().from(taskConfirmation).where(ofTask))[0];
}

/** What is kept with the tasks of a closing. */
export async function confirmationsOf(ctx: InCompany, versionId: number): Promise<Confirmation[]> {
  return ctx.tx.select().from(taskConfirmation).where(ofVersion(ctx, versionId));
}

/** The same on the wire, by task. */
export async function wireConfirmations(
  ctx: InCompany,
  rows: readonly Confirmation[],
): Promise<Map<MonthTaskName, TaskConfirmation>> {
  const names = await namesOf(
    ctx,
    rows.map(({ keptBy }) => keptBy),
  );
  return new Map(
    rows.map(({ task, number, fileName, size, keptBy, keptAt }) => [
      task,
      {
        number,
        file: fileName === null ? null : { name: fileName, size: size ?? 0 },
        by: names.get(keptBy) ?? null,
        at: keptAt.toISOString(),
      },
    ]),
  );
}

/** Removes a confirmation, its bytes once that is sure. */
export async function removeConfirmation(ctx: Context, { id, storageName }: Confirmation): Promise<void> {
  await ctx.tx
    .delete(taskConfirmation)
    .where(and(scoped(ctx, taskConfirmation), eq(taskConfirmation.id, id)));
  if (storageName) ctx.afterCommit(() => ctx.files.removeFile(storageName));
}
