import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { seedNational } from '#company/public.ts';
import type { AuditKeys } from '#core/audit/audit-keys.ts';
import { chainAudit } from '#core/audit/chain-audit.ts';
import { connectedClient } from '#core/db/connected-client.ts';
import { openDatabase } from '#core/db/open-database.ts';
import { migrateDatabase } from '#core/db/schema/migrate.ts';
import { asAccess, type Database } from '#core/db/transaction.ts';
import { folderBackups, namedPlace } from '#core/files/folder-backups.ts';
import { folderFiles } from '#core/files/folder-files.ts';
import type { BackupRules } from '#core/jobs/backup-rules.ts';
import { createLog } from '#core/log.ts';
import type { BackupKeys } from './backup-key.ts';
import { makeBackups } from './make-backups.ts';
import { restoreBackup } from './restore-backup.ts';
import { type TableHash, tableHashes } from './table-hashes.ts';

/** A database to destroy, its files, and where the backups go. */
export type DrillPlace = {
  connection: pg.ClientConfig & { database: string };
  filesFolder: string;
  backupFolder: string;
  keys: BackupKeys;
  rules: BackupRules;
  auditKeys: AuditKeys;
};
/** A table of a company before it was destroyed and after it was restored. */
export type Compared = { company: number; table: string; rows: number; before: string; after: string };

type Hashes = ReadonlyMap<number, readonly TableHash[]>;

const log = createLog('silent');

/** Runs `work` as the owner of a database's tables. */
export async function asOwner<T>(
  connection: pg.ClientConfig,
  work: (owner: pg.Client) => Promise<T>,
): Promise<T> {
  const owner = await connectedClient(connection);
  return work(owner).finally(() => owner.end());
}

async function asServer<T>(connection: pg.ClientConfig, work: (db: Database) => Promise<T>): Promise<T> {
  const { db, close } = openDatabase(connection, log);
  return work(db).finally(close);
}

/** A company's files as if they were one more table. */
function hashOfFiles(filesFolder: string, company: number): TableHash {
  const folder = path.join(filesFolder, String(company));
  const names = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
    : [];
  const places = names
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const hash = createHash('sha256');
  for (const place of places.sort())
    hash.update(path.relative(folder, place)).update('\n').update(readFileSync(place));
  return { table: '(files)', rows: places.length, hash: hash.digest('hex') };
}

async function hashesOf({ connection, filesFolder, rules }: DrillPlace): Promise<Hashes> {
  return asOwner(connection, async (owner) => {
    const { rows } = await owner.query<{ id: string }>('select "id" from public.tenant order by "id"');
    const hashes = new Map<number, TableHash[]>();
    for (const id of rows.map((row) => Number(row.id)))
      hashes.set(id, [...(await tableHashes(owner, id, rules)), hashOfFiles(filesFolder, id)]);
    return hashes;
  });
}

function compared(before: Hashes, after: Hashes): Compared[] {
  return [...before].flatMap(([company, tables]) =>
    tables.map(({ table, rows, hash }) => {
      const again = after.get(company)?.find((other) => other.table === table);
      return { company, table, rows, before: hash, after: again?.hash ?? 'not there' };
    }),
  );
}

async function make({ connection, filesFolder, backupFolder, keys, rules }: DrillPlace): Promise<string[]> {
  return asServer(connection, async (db) => {
    await asAccess(db, (tx) => tx.execute(sql`delete from "backup"`));
    await asAccess(db, (tx) =>
      tx.execute(
        sql`insert into "backup" ("tenantId", "requestedBy", "requestedAt") select "id", 0, now() from "tenant" order by "id"`,
      ),
    );
    await makeBackups(db, {
      backups: folderBackups(backupFolder),
      keys,
      files: folderFiles(filesFolder),
      rules,
      now: () => new Date(),
      log,
    });
    const { rows } = await asAccess(db, (tx) =>
      tx.execute<{ file: string }>(sql`select "fileName" as "file" from "backup" order by "tenantId"`),
    );
    return rows.map(({ file }) => file);
  });
}

async function destroy({ connection, filesFolder }: DrillPlace): Promise<void> {
  await asOwner({ ...connection, database: 'postgres' }, async (owner) => {
    await owner.query(`drop database "${connection.database}" with (force)`);
    await owner.query(`create database "${connection.database}"`);
  });
  await rm(filesFolder, { recursive: true, force: true });
  await migrateDatabase(connection, seedNational);
}

async function restore(place: DrillPlace, name: string, companyId?: number): Promise<void> {
  const { connection, filesFolder, backupFolder, keys, rules } = place;
  const file = await namedPlace(path.join(backupFolder, name));
  await asOwner(connection, (owner) =>
    restoreBackup({ owner, file, keys, files: folderFiles(filesFolder), rules, companyId }),
  );
}

/** What goes wrong in one company while another works on: people deleted, salaries changed, leave and links gone. */
async function damage({ connection }: DrillPlace, companyId: number): Promise<void> {
  const statements = [
    'delete from public.salary_trace where "tenantId" = $1',
    'delete from public.salary where "tenantId" = $1 and "id" % 2 = 0',
    'update public.salary set "netto" = "netto" + 1 where "tenantId" = $1',
    'delete from public.vacation where "tenantId" = $1',
    `update public.employee set "lastName" = 'Humbur', "deletedAt" = now() where "tenantId" = $1`,
    'delete from public.user_company where "tenantId" = $1 and "userId" = (select max("userId") from public.user_company where "tenantId" = $1)',
    `update public.tenant set "name" = 'Humbur' where "id" = $1`,
  ];
  await asOwner(connection, async (owner) => {
    for (const statement of statements) await owner.query(statement, [companyId]);
  });
}

/**
 * Makes a backup of every company, destroys the database and the files, restores each company into an empty one and compares every table by its
 * hash; then damages one company among the others, restores it in its place, and compares all of them again.
 */
export async function drill(place: DrillPlace): Promise<{ destroyed: Compared[]; damaged: Compared[] }> {
  await asServer(place.connection, async (db) => {
    await chainAudit(db, new Date(), place.auditKeys);
  });
  const files = await make(place);
  const before = await hashesOf(place);
  await destroy(place);
  for (const file of files) await restore(place, file);
  const destroyed = compared(before, await hashesOf(place));
  const [[companyId = 0] = []] = [...before];
  await damage(place, companyId);
  await restore(place, files[0] ?? '', companyId);
  return { destroyed, damaged: compared(before, await hashesOf(place)) };
}
