import {
  BACKUPS_KEPT,
  type BackupFault,
  type BackupSchedule,
  type RecentBackup,
} from '@paga/contract/backup';
import { desc, sql } from 'drizzle-orm';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import type { Context } from '#core/http/context.ts';
import { namesOf } from '#core/user/names-of.ts';
import { nextNight } from './next-night.ts';
import { backup, backupSchedule } from './table.ts';

/** Of a company that has set nothing and is no older than schedules: who needs a backup has not thought of it. */
export const DEFAULT_EVERY = 'week' as const;

/** As many as are listed. */
const RECENT = 10;

/** The reason in a word, of what the store or the disk answered. */
function faultOf(error: string | null): BackupFault {
  if (error?.includes('STORAGE_AWAY')) return 'storageAway';
  return error !== null && /ENOSPC|STORAGE_FULL/.test(error) ? 'storageFull' : 'server';
}

async function recentBackups(ctx: InCompany): Promise<RecentBackup[]> {
  const rows = await ctx.tx
    .select()
    .from(backup)
    .where(scoped(ctx, backup))
    .orderBy(desc(backup.requestedAt), desc(backup.id))
    .limit(RECENT);
  const names = await namesOf(
    ctx,
    rows.map(({ requestedBy }) => requestedBy),
  );
  return rows.map(({ id, requestedAt, finishedAt, status, requestedBy, bytes, error }) => ({
    ...{ id, state: status, bytes, bySchedule: requestedBy === null },
    requestedAt: requestedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
    requestedBy: requestedBy === null ? null : (names.get(requestedBy) ?? null),
    fault: status === 'failed' ? faultOf(error) : null,
  }));
}

/** The row of a new company, as the job would add it. */
export async function keptSchedule(ctx: Context): Promise<void> {
  const { tx, companyId, now } = ctx;
  await tx
    .insert(backupSchedule)
    .values({
      ...{ tenantId: companyId, every: DEFAULT_EVERY, keep: BACKUPS_KEPT },
      nextAt: sql`${nextNight(sql`${companyId}::bigint`, DEFAULT_EVERY, now)}`,
    })
    .onConflictDoNothing();
}

/** The schedule of the company with its newest backups; of a new one what the job is about to set. */
export async function scheduleOf(ctx: Context): Promise<BackupSchedule> {
  const { tx, companyId, now } = ctx;
  const [row] = await tx.select().from(backupSchedule).where(scoped(ctx, backupSchedule));
  const recent = await recentBackups(ctx);
  if (row) return { every: row.every, keep: row.keep, nextAt: row.nextAt?.toISOString() ?? null, recent };
  const { rows } = await tx.execute<{ at: Date }>(
    sql`select ${nextNight(sql`${companyId}::bigint`, DEFAULT_EVERY, now)} as "at"`,
  );
  const nextAt = rows[0] ? new Date(rows[0].at).toISOString() : null;
  return { every: DEFAULT_EVERY, keep: BACKUPS_KEPT, nextAt, recent };
}
