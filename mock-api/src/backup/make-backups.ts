import { BACKUPS_KEPT } from '@paga/contract/backup';
import { type SQL, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { asAccess, type Database, type Tx } from '#core/db/transaction.ts';
import type { BackupStore } from '#core/files/backup-store.ts';
import type { FileStore } from '#core/files/file-store.ts';
import type { BackupRules } from '#core/jobs/backup-rules.ts';
import type { Done } from '#core/jobs/job.ts';
import { backupBytes } from './backup-file.ts';
import type { BackupKeys } from './backup-key.ts';
import { withCompanyLines } from './company-lines.ts';
import { mailFailedBackup } from './mail-failed-backup.ts';
import { nextNight } from './next-night.ts';

/** Where backups lie, what they are locked with, and where the files of the companies are. */
type BackupPlace = { backups: BackupStore; keys: BackupKeys; files: FileStore; rules: BackupRules };
type Run = BackupPlace & { now: () => Date; log: Logger };
type Claimed = { id: string; companyId: string; tries: number };

/** A backup that has not moved for so long was left by a server that died. */
const LEASE_MINUTES = 10;
const MOST_TRIES = 3;

const lease = (now: Date) => new Date(now.getTime() + LEASE_MINUTES * 60_000).toISOString();
/** Only what this try still holds: `tries` counts on when another server has taken it over. */
const held = ({ id, tries }: Claimed) => sql`"id" = ${id} and "status" = 'running' and "tries" = ${tries}`;

/** Whether a backup was requested, or left by a server that died. */
export const backupIsDue = (now: Date): SQL => sql`exists (
  select 1 from "backup" where "status" in ('waiting', 'running') and ("status" = 'waiting' or "leaseUntil" <= ${now.toISOString()}::timestamptz))`;

/** Takes the next backup that is due; several servers take different ones. */
async function claim(tx: Tx, now: Date): Promise<Claimed | undefined> {
  const { rows } = await tx.execute<Claimed>(sql`
    update "backup" set "status" = 'running', "tries" = "tries" + 1, "leaseUntil" = ${lease(now)}, "done" = 0, "total" = 0
    where "id" = (
      select "id" from "backup" where "status" = 'waiting' or ("status" = 'running' and "leaseUntil" <= ${now.toISOString()})
      order by "requestedAt", "id" limit 1 for update skip locked)
    returning "id", "tenantId" as "companyId", "tries"`);
  return rows[0];
}

/** Ended so, and older than as many of them as the company keeps. */
const overNumber = (
  companyId: string,
  status: 'done' | 'failed',
) => sql`("status" = ${status} and "id" not in (
  select "id" from "backup" where "tenantId" = ${companyId} and "status" = ${status} order by "requestedAt" desc, "id" desc
  limit coalesce((select "keep" from "backup_schedule" where "tenantId" = ${companyId}), ${BACKUPS_KEPT})))`;

/** Of a company as many as it says stay, as rows and as files, and as many that failed, as rows; a file without a row was left by a server that died. */
async function forgetOld(db: Database, backups: BackupStore, companyId: string): Promise<void> {
  const { rows } = await asAccess(db, async (tx) => {
    await tx.execute(sql`
      delete from "backup" where "tenantId" = ${companyId} and (${overNumber(companyId, 'done')} or ${overNumber(companyId, 'failed')})
      and "id" < (select max("id") from "backup" where "tenantId" = ${companyId})`);
    return tx.execute<{ fileName: string }>(
      sql`select "fileName" from "backup" where "tenantId" = ${companyId} and "fileName" is not null`,
    );
  });
  const kept = new Set(rows.map(({ fileName }) => fileName));
  for (const name of await backups.listBackups(companyId))
    if (!kept.has(name)) await backups.removeBackup(name);
}

async function makeOne(
  db: Database,
  claimed: Claimed,
  { backups, keys, files, rules, now }: Run,
): Promise<void> {
  const madeAt = now().toISOString();
  const fileName = `${claimed.companyId}/${madeAt.slice(0, 19).replace(/\D/g, '')}-${claimed.id}-${claimed.tries}.paga-backup`;
  const company = {
    companyId: Number(claimed.companyId),
    ...{ files, rules },
    onStep: async (done: number, total: number) => {
      const step = sql`update "backup" set "done" = ${done}, "total" = ${total}, "leaseUntil" = ${lease(now())} where ${held(claimed)}`;
      await asAccess(db, (tx) => tx.execute(step));
    },
  };
  const bytes = await withCompanyLines(db, company, (lines) =>
    backups.putBackup(fileName, backupBytes({ companyId: company.companyId, madeAt, keys }, lines)),
  );
  const finished = sql`
    update "backup" set "status" = 'done', "done" = "total", "finishedAt" = ${madeAt}, "fileName" = ${fileName}, "bytes" = ${bytes}
    where ${held(claimed)}`;
  await asAccess(db, (tx) => tx.execute(finished));
}

/** After the last try it has failed: who may do something about it is mailed, and one of the schedule comes again the next night. */
async function noteFailure(db: Database, claimed: Claimed, error: unknown, now: Date): Promise<void> {
  const text = error instanceof Error ? error.message : String(error);
  await asAccess(db, async (tx) => {
    if (claimed.tries < MOST_TRIES) {
      await tx.execute(
        sql`update "backup" set "status" = 'waiting', "error" = ${text} where ${held(claimed)}`,
      );
      return;
    }
    const { rows } = await tx.execute<{ requestedBy: string | null }>(sql`
      update "backup" set "status" = 'failed', "error" = ${text}, "finishedAt" = ${now.toISOString()} where ${held(claimed)} returning "requestedBy"`);
    if (rows[0]?.requestedBy !== null) return;
    await tx.execute(sql`
      update "backup_schedule" s set "nextAt" = least(s."nextAt", ${nextNight(sql`s."tenantId"`, 'day', now)})
      where s."tenantId" = ${claimed.companyId} and s."every" <> 'off'`);
    await mailFailedBackup(tx, { id: claimed.id, companyId: claimed.companyId, now });
  });
}

/** Makes the backups that were requested, one after another, and keeps the newest of each company. */
export async function makeBackups(db: Database, run: Run): Promise<Done> {
  let companies = 0;
  for (
    let next = await asAccess(db, (tx) => claim(tx, run.now()));
    next;
    next = await asAccess(db, (tx) => claim(tx, run.now()))
  ) {
    const claimed = next;
    try {
      await makeOne(db, claimed, run);
      await forgetOld(db, run.backups, claimed.companyId);
      companies += 1;
    } catch (error) {
      run.log.error(
        { err: error, company: Number(claimed.companyId), tries: claimed.tries },
        'a backup failed',
      );
      await noteFailure(db, claimed, error, run.now());
      break;
    }
  }
  return { companies };
}
