import { saveBackupSchedule as call } from '@paga/contract/backup';
import { sql } from 'drizzle-orm';
import { scoped } from '#core/db/scoped-rows.ts';
import { DomainError, found } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { write } from '#core/http/handler.ts';
import { nextNight } from './next-night.ts';
import { keptSchedule, scheduleOf } from './schedule.ts';
import { backupSchedule } from './table.ts';

/** The schedule as it is, held until the save has ended: two who save at once go one after another. */
async function heldSchedule(ctx: Context) {
  await keptSchedule(ctx);
  const [row] = await ctx.tx.select().from(backupSchedule).where(scoped(ctx, backupSchedule)).for('update');
  return found(row);
}

export const saveBackupSchedule = write({
  call,
  load: async (ctx, { body: { was } }) => {
    const before = await heldSchedule(ctx);
    if (was && (was.every !== before.every || was.keep !== before.keep)) throw new DomainError('CONFLICT');
    return before;
  },
  run: async (ctx, { body: { every, keep } }, before) => {
    const { tx, companyId, now } = ctx;
    // Who changes only the number does not move the next one.
    const next =
      every === before.every ? {} : { nextAt: sql`${nextNight(sql`${companyId}::bigint`, every, now)}` };
    await tx
      .update(backupSchedule)
      .set({ every, keep, ...next })
      .where(scoped(ctx, backupSchedule));
    return scheduleOf(ctx);
  },
  audit: ({ ctx, loaded, answer }) =>
    loaded.every === answer.every && loaded.keep === answer.keep
      ? null
      : {
          page: 'backup',
          type: 'updateBackupSchedule',
          objectId: ctx.companyId,
          old: { backupEvery: loaded.every, backupsKept: loaded.keep },
          new: { backupEvery: answer.every, backupsKept: answer.keep },
        },
});
