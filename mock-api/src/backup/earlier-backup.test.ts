// A backup that an earlier version made: `fixtures/backups/before-approvals.paga-backup`, of the company of `every-call/fixture.ts` with a row in every table,
// made by commit 4f348acf (before the makers of a change were noted), with a sign-off required and October changed by its administrator.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freshServer, type TestServer } from '@paga/testing/server';
import { testPostgres } from '@paga/testing/test-database';
import { sql } from 'drizzle-orm';
import { backupRules as rules } from '#areas.ts';
import type { RangedFile } from '#core/files/backup-store.ts';
import { namedPlace } from '#core/files/folder-backups.ts';
import { folderFiles } from '#core/files/folder-files.ts';
import { upwards } from '#core/place.ts';
import { backupLines } from './backup-file.ts';
import { backupKeyRing } from './backup-key.ts';
import { markOf, withCompanyLines } from './company-lines.ts';
import { asOwner } from './drill.ts';
import { restoreBackup } from './restore-backup.ts';

const place = upwards(import.meta.dirname, 'fixtures/backups/before-approvals.paga-backup');
const keys = backupKeyRing([Buffer.alloc(32, 7)]);
const COMPANY = 1;
const [ADMIN, MANAGER] = [1, 2];

const folder = mkdtempSync(path.join(tmpdir(), 'paga-earlier-backup-'));
const files = folderFiles(folder);
let server: TestServer;
let file: RangedFile;
beforeAll(async () => {
  server = await freshServer('earlier_backup');
  file = await namedPlace(place);
  const connection = { ...testPostgres(), database: server.database };
  await asOwner(connection, (owner) => restoreBackup({ owner, file, keys, files, rules }));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Row = Record<string, unknown>;

/** The rows of a backup's lines, each with the name of its table. */
async function rowsOf(lines: AsyncIterable<string>): Promise<[table: string, row: Row | string][]> {
  const rows: [string, Row | string][] = [];
  let of = '';
  for await (const line of lines) {
    const mark = markOf(line);
    if (!mark) rows.push([of, of.startsWith('file') ? line : (JSON.parse(line) as Row)]);
    else if (mark.kind === 'table') of = mark.table;
    else if (mark.kind === 'file') of = `file ${mark.key}`;
    else of = mark.kind;
  }
  return rows;
}

test('a backup of an earlier version comes back with every row and file as it was', async () => {
  const before = await rowsOf(backupLines(file, keys));
  const company = { companyId: COMPANY, files, rules };
  const after = await withCompanyLines(server.db, company, rowsOf);
  expect(new Set(before.map(([table]) => table)).size).toBeGreaterThan(40);
  for (const [table, row] of before) {
    const alike = after.filter(([name]) => name === table).map(([, one]) => one);
    expect(alike).toContainEqual(typeof row === 'string' ? row : expect.objectContaining(row));
  }
});

test('from before backups were made by themselves, none are', async () => {
  const rows = await server.inCompany(COMPANY, (tx) =>
    tx.execute(sql`select "every", "nextAt" from "backup_schedule"`),
  );
  expect(rows.rows).toEqual([{ every: 'off', nextAt: null }]);
});

test('who had changed an open month signs nothing in what was restored, another person does', async () => {
  const sign = (by: number) =>
    server.inCompany(COMPANY, (tx) =>
      tx.execute(sql`
        insert into salary_sign_off ("tenantId", "periodId", "content", "signedBy", "signedAt")
        select ${COMPANY}, "id", 'x', ${by}, '2026-11-24' from salary_period where "month" = 10
        on conflict ("tenantId", "periodId") where "versionId" is null do update set "signedBy" = excluded."signedBy"`),
    );
  await expect(sign(ADMIN)).rejects.toMatchObject({ cause: { code: 'PA002' } });
  await expect(sign(MANAGER)).resolves.toMatchObject({ rowCount: 1 });
});
