import { BACKUP_PAUSE_MINUTES, requestBackup as call, type LastBackup } from '@paga/contract/backup';
import { and, desc, gt, inArray, isNotNull } from 'drizzle-orm';
import { scoped } from '#core/db/scoped-rows.ts';
import { DomainError } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { write } from '#core/http/handler.ts';
import { backup } from './table.ts';

const newest = [desc(backup.requestedAt), desc(backup.id)];

/** The newest backup of the company that was made. */
export async function newestMade(ctx: Context) {
  const [made] = await ctx.tx
    .select({ finishedAt: backup.finishedAt, bytes: backup.bytes, fileName: backup.fileName })
    .from(backup)
    .where(and(scoped(ctx, backup), isNotNull(backup.fileName)))
    .orderBy(...newest)
    .limit(1);
  return made;
}

/** The newest request of the company and the newest file it has. */
export async function lastBackup(ctx: Context): Promise<LastBackup> {
  const [latest] = await ctx.tx
    .select()
    .from(backup)
    .where(scoped(ctx, backup))
    .orderBy(...newest)
    .limit(1);
  const made = await newestMade(ctx);
  return {
    lastBackup: made?.finishedAt?.toISOString() ?? null,
    bytes: made?.bytes ?? null,
    state: latest?.status ?? null,
    progress:
      latest?.status === 'running' && latest.total > 0 ? { done: latest.done, total: latest.total } : null,
  };
}

/** Asks for a backup; a job makes it. */
export const requestBackup = write({
  call,
  run: async (ctx) => {
    const { tx, actor, companyId, now } = ctx;
    const justNow = new Date(now.getTime() - BACKUP_PAUSE_MINUTES * 60_000);
    const recent = and(
      scoped(ctx, backup),
      inArray(backup.status, ['waiting', 'running', 'done']),
      gt(backup.requestedAt, justNow),
    );
    const [made] = await tx.select({ status: backup.status }).from(backup).where(recent).limit(1);
    if (made?.status === 'done')
      throw new DomainError('BACKUP_TOO_SOON', { retryAfter: BACKUP_PAUSE_MINUTES * 60 });
    const [added] = await tx
      .insert(backup)
      .values({ tenantId: companyId, requestedBy: actor.userId, requestedAt: now })
      .onConflictDoNothing()
      .returning({ id: backup.id });
    if (!added) throw new DomainError('BACKUP_RUNNING');
    return lastBackup(ctx);
  },
  audit: () => ({ page: 'backup', type: 'request' }),
});
