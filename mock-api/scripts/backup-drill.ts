// `pnpm backup:drill` makes a demo of its own, backs it up, destroys it, restores every company and compares every table by its hash.

import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { RoleId } from '@paga/contract/shapes';
import { sql } from 'drizzle-orm';
import { backupKeyRing } from '#backup/backup-key.ts';
import { asOwner, type Compared, drill } from '#backup/drill.ts';
import { oneRowEach } from '#backup/one-row-each.ts';
import { seedNational } from '#company/law/seed-national.ts';
import { fillPlainDemo } from '#demo/fill-plain-demo.ts';
import { makeDemo } from '#demo/make-demo.ts';
import { backupRules as rules } from '../src/areas.ts';
import { auditKeyRing } from '../src/core/audit/audit-keys.ts';
import { recordAudit } from '../src/core/audit/record-audit.ts';
import { startEmbedded } from '../src/core/db/embedded/embedded-postgres.ts';
import { openDatabase } from '../src/core/db/open-database.ts';
import { migrateDatabase } from '../src/core/db/schema/migrate.ts';
import { asAccess, type Database, inCompany } from '../src/core/db/transaction.ts';
import { newFileKey } from '../src/core/files/file-store.ts';
import { folderFiles } from '../src/core/files/folder-files.ts';
import { createLog } from '../src/core/log.ts';
import { prepareInstallation } from '../src/identity/setup/installation.ts';
import { generateSalaries } from '../src/payroll/month/generate-salaries.ts';

const log = createLog('silent');
const now = new Date();

/** Salaries, a logo and log lines for a company of the demo. */
async function work(db: Database, companyId: number, filesFolder: string): Promise<void> {
  const picture = randomBytes(4_000);
  const logo = newFileKey(companyId, 'logos', 'png', picture);
  await folderFiles(filesFolder).putFile(logo, picture);
  await inCompany(db, companyId, async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(
      sql`select "userId" as "id" from "user_company" order by 1 limit 1`,
    );
    const userId = Number(rows[0]?.id);
    await tx.execute(sql`update "tenant" set "logo" = ${logo}`);
    const today = now.toISOString().slice(0, 10);
    const actor = {
      userId,
      roleId: RoleId.companyAdmin,
      companyIds: [companyId],
      sessionId: 0,
      language: 'sq' as const,
    };
    const audit = (facts: Parameters<typeof recordAudit>[2]) =>
      recordAudit(tx, { now, userId, companyId }, facts);
    const ctx = { tx, actor, companyId, now, today, log, audit } as unknown as Parameters<
      typeof generateSalaries.handle
    >[0];
    const [year, month] = today.split('-').map(Number);
    await generateSalaries.handle(ctx, { query: { year, month, userId: companyId } } as never);
  });
}

function print(title: string, rows: readonly Compared[]): boolean {
  const short = (hash: string) => hash.slice(0, 12);
  console.log(`\n${title}`);
  console.table(
    rows.map(({ company, table, rows: count, before, after }) => ({
      company,
      table,
      rows: count,
      before: short(before),
      after: short(after),
      equal: before === after,
    })),
  );
  return rows.every(({ before, after }) => before === after);
}

const folder = mkdtempSync(path.join(tmpdir(), 'paga-drill-'));
const { connection: postgres, stop } = await startEmbedded(folder, { volatile: true });
try {
  const connection = { ...postgres, database: 'paga_drill' };
  const filesFolder = path.join(folder, 'files');
  await asOwner(postgres, (owner) => owner.query(`create database ${connection.database}`));
  await migrateDatabase(connection, seedNational);
  const { db, close } = openDatabase(connection, log);
  await prepareInstallation(db, { makeDemo, now });
  await fillPlainDemo(db, now);
  const { rows } = await asAccess(db, (tx) =>
    tx.execute<{ id: string }>(sql`select "id" from "tenant" order by "id"`),
  );
  for (const { id } of rows) await work(db, Number(id), filesFolder);
  await close();
  await asOwner(connection, async (owner) => {
    const { rows: staffed } = await owner.query<{ id: string }>(
      'select distinct "tenantId" as id from public.salary',
    );
    for (const { id } of staffed) await oneRowEach(owner, Number(id));
  });
  const { destroyed, damaged } = await drill({
    connection,
    ...{ filesFolder, rules },
    auditKeys: auditKeyRing([randomBytes(32)]),
    backupFolder: path.join(folder, 'backups'),
    keys: backupKeyRing([randomBytes(32)]),
  });
  const equal = [
    print('Destroyed, then restored into an empty database:', destroyed),
    print('One company damaged, then restored among the others:', damaged),
  ].every(Boolean);
  console.log(equal ? '\nEvery table is as it was.' : '\nA table is not as it was.');
  process.exitCode = equal ? 0 : 1;
} finally {
  await stop();
  rmSync(folder, { recursive: true, force: true });
}
