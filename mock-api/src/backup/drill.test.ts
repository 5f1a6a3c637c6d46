import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createUser } from '@paga/contract/identity/users';
import { chainAllAudit } from '@paga/testing/chain-all-audit';
import { joinedEmployee } from '@paga/testing/own-page';
import { freshServer, type TestServer } from '@paga/testing/server';
import { TEMPLATE, testPostgres } from '@paga/testing/test-database';
import { TEST_PROOF } from '@paga/testing/test-proof';
import pg from 'pg';
import { backupRules as rules } from '#areas.ts';
import { verifyAudit } from '#core/audit/verify-audit.ts';
import { openDatabase } from '#core/db/open-database.ts';
import { folderBackups, namedPlace } from '#core/files/folder-backups.ts';
import { folderFiles } from '#core/files/folder-files.ts';
import { createLog } from '#core/log.ts';
import { CANARY, type Populated, populated } from '#every-call/fixture.ts';
import { backupLines } from './backup-file.ts';
import { backupKeyRing } from './backup-key.ts';
import { withCompanyLines } from './company-lines.ts';
import { type Ask, companyTables, referencesOf } from './company-tables.ts';
import { type DrillPlace, drill } from './drill.ts';
import { makeBackups } from './make-backups.ts';
import { oneRowEach } from './one-row-each.ts';
import { restoreBackup } from './restore-backup.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'paga-drill-test-'));
const keys = backupKeyRing([randomBytes(32)]);
let server: TestServer;
let agimi: Populated;
let drini: Populated;
let place: DrillPlace;

const asOwner = async <T>(work: (owner: pg.Client) => Promise<T>, database = place.connection.database) => {
  const owner = new pg.Client({ ...testPostgres(), database });
  await owner.connect();
  return work(owner).finally(() => owner.end());
};

beforeAll(async () => {
  server = await freshServer('drill');
  const filesFolder = path.join(folder, 'files');
  place = {
    connection: { ...testPostgres(), database: server.database },
    filesFolder,
    backupFolder: path.join(folder, 'backups'),
    keys,
    ...{ auditKeys: TEST_PROOF.keys, rules },
  };
  [agimi, drini] = [await populated(server, 'Agimi'), await populated(server, 'Drini')];
  await asOwner(async (owner) => {
    for (const { company, employeeId } of [agimi, drini]) {
      // A page that is in no backup must not hold the employee whom a restore replaces.
      await joinedEmployee(server, company.id, employeeId);
      await oneRowEach(owner, company.id);
      const attachment = `${company.id}/attachments/0123456789abcdef0123456789abcdef.pdf`;
      await folderFiles(filesFolder).putFile(attachment, Buffer.from(`%PDF-${company.id}`));
    }
  });
  await chainAllAudit(server.db, new Date());
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const linesOf = (companyId: number) =>
  withCompanyLines(server.db, { companyId, files: folderFiles(place.filesFolder), rules }, async (lines) => {
    const all: string[] = [];
    for await (const line of lines) all.push(line);
    return all;
  });

test('every table is either kept, or named with the reason why not', async () => {
  await asOwner(async (owner) => {
    const ask: Ask = async <Row>(statement: string) => (await owner.query(statement)).rows as Row[];
    const kept = (await companyTables(ask, rules)).map(({ name }) => name);
    const all = await ask<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public'`,
    );
    const named = [...kept, 'tenant', 'app_user', ...rules.leftOut];
    expect(all.map(({ name }) => name).sort()).toEqual(named.sort());
    const outside = (await referencesOf(ask)).filter(
      ({ from, to }) => kept.includes(from) && !['tenant', 'app_user', ...kept].includes(to),
    );
    expect(outside).toEqual([]);
  }, TEMPLATE);
});

test('holds every row of the company and none of another, of people who are not linked to it only the name', async () => {
  const superAdmin = await server.superAdmin();
  const facts = {
    name: 'Blerim Hoxha',
    email: 'blerim@example.com',
    password: 'Fjalekalim9',
    tenantIds: [agimi.company.id],
  };
  await server.as(superAdmin, { company: agimi.company.id }).call(createUser, { body: facts } as never);
  const text = (await linesOf(agimi.company.id)).join('\n');
  expect(text).toContain(`"lastName":"Agimi"`);
  expect(text).not.toContain('Drini');
  const others = await asOwner(async (owner) => {
    const { rows } = await owner.query<{ email: string }>(
      'select "email" from app_user u where not exists (select 1 from user_company l where l."userId" = u."id" and l."tenantId" = $1)',
      [agimi.company.id],
    );
    return rows;
  });
  expect(others.length).toBeGreaterThan(3);
  for (const { email } of others) expect(text).not.toContain(email);
  for (const key of TEST_PROOF.keys.byId.values()) expect(text).not.toContain(key.toString('hex'));
  const foreign = text
    .split('\n')
    .filter(
      (line) => /"tenantId":\d+/.test(line) && !new RegExp(`"tenantId":${agimi.company.id}[,}]`).test(line),
    );
  expect(foreign).toEqual([]);
});

test('destroyed, each company comes back with every table as it was; damaged among others, in its place too', async () => {
  const { destroyed, damaged } = await drill(place);
  const different = [...destroyed, ...damaged].filter(({ before, after }) => before !== after);
  expect(different).toEqual([]);
  const empty = destroyed.filter(({ rows }) => rows === 0).map(({ table }) => table);
  // Where a company stood before is in no backup, and gone after a restore: it is read anew.
  expect([...new Set(empty)]).toEqual(['company_standing']);
  const standing = await asOwner((owner) => owner.query('select 1 from "company_standing"'));
  expect(standing.rows).toEqual([]);
  const { db, close } = openDatabase(place.connection, createLog('silent'));
  expect((await verifyAudit(db, TEST_PROOF).finally(close)).findings).toEqual([]);
});

describe('a file', () => {
  let file: string;
  beforeAll(async () => {
    const { db, close } = openDatabase(place.connection, createLog('silent'));
    await asOwner((owner) =>
      owner.query(
        `insert into backup ("tenantId", "requestedBy", "requestedAt") values (${agimi.company.id}, 1, now())`,
      ),
    );
    const files = folderFiles(place.filesFolder);
    await makeBackups(db, {
      backups: folderBackups(place.backupFolder),
      keys,
      files,
      rules,
      now: () => new Date(),
      log: createLog('silent'),
    }).finally(close);
    const { rows } = await asOwner((owner) =>
      owner.query('select "fileName" as name from backup order by id desc limit 1'),
    );
    file = path.join(place.backupFolder, rows[0].name);
  });
  const restored = (given: string, withKeys = keys, companyId?: number) =>
    asOwner(async (owner) =>
      restoreBackup({
        owner,
        file: await namedPlace(given),
        keys: withKeys,
        files: folderFiles(place.filesFolder),
        rules,
        companyId,
      }),
    );

  test('shows nothing without its key, and is refused with another', async () => {
    expect(readFileSync(file, 'latin1')).not.toContain(CANARY);
    await expect(restored(file, backupKeyRing([randomBytes(32)]), agimi.company.id)).rejects.toThrow(
      'was made with the key',
    );
  });

  test('is refused as a whole when a single bit of it was changed or its end is missing', async () => {
    const bytes = readFileSync(file);
    for (const at of [60, Math.floor(bytes.length / 2), bytes.length - 1]) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      writeFileSync(`${file}.changed`, changed);
      await expect(restored(`${file}.changed`, keys, agimi.company.id)).rejects.toThrow(
        /is damaged|was made with|JSON|of the company|not a backup/,
      );
    }
    writeFileSync(`${file}.changed`, bytes.subarray(0, -100));
    await expect(restored(`${file}.changed`, keys, agimi.company.id)).rejects.toThrow('is damaged');
  });

  test('does not take the place of a company that was not named, or of another', async () => {
    await expect(restored(file)).rejects.toThrow(`say --company ${agimi.company.id}`);
    await expect(restored(file, keys, drini.company.id)).rejects.toThrow(
      `is of the company ${agimi.company.id}`,
    );
  });

  test('in the place of its company wakes no feed of leave that was ended since', async () => {
    const feeds = async () => {
      const { rows } = await asOwner((owner) =>
        owner.query<{ hash: string }>(
          `select "secretHash" as hash from leave_feed where "tenantId" = ${agimi.company.id} order by 1`,
        ),
      );
      return rows.map(({ hash }) => hash);
    };
    const [ended, ...others] = await feeds();
    await asOwner((owner) => owner.query('delete from leave_feed where "secretHash" = $1', [ended]));
    await restored(file, keys, agimi.company.id);
    expect(ended).toBeDefined();
    expect(await feeds()).toEqual(others);
  });

  test('is read line by line, whatever the lines hold', async () => {
    const lines: string[] = [];
    for await (const line of backupLines(await namedPlace(file), keys)) lines.push(line);
    expect(lines.at(-1)).toContain('"kind":"end"');
    expect(lines.filter((line) => line.includes('Kontrata – Çeliku.pdf'))).toHaveLength(1);
  });
});
