import { randomBytes } from 'node:crypto';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { saveServiceClient } from '@paga/contract/bookkeeping';
import { addedApp } from '@paga/testing/authenticator';
import { BooksServer } from '@paga/testing/books';
import { freshServer } from '@paga/testing/server';
import { testPostgres } from '@paga/testing/test-database';
import { backupRules as rules } from '#areas.ts';
import { renewSecrets } from '#bookkeeping/connection/renew-secrets.ts';
import { bookkeepingKeys } from '#bookkeeping/connection/service-access.ts';
import { decryptValue } from '#core/encryption.ts';
import { folderBackups, namedPlace } from '#core/files/folder-backups.ts';
import { folderFiles } from '#core/files/folder-files.ts';
import { addKey, keysOf } from '#core/key-file.ts';
import { keyRing } from '#core/key-ring.ts';
import { renewAppSecrets } from '#identity/authenticator/renew-app-secrets.ts';
import { backupLines, headerOf } from './backup-file.ts';
import { backupKeyRing, backupKeys } from './backup-key.ts';
import { asOwner } from './drill.ts';
import { renewBackups } from './renew-backups.ts';
import { restoreBackup } from './restore-backup.ts';

const fixtures = path.resolve(import.meta.dirname, '../../fixtures/keys');
const old = Buffer.from(JSON.parse(readFileSync(path.join(fixtures, 'one-key.json'), 'utf8')).key, 'hex');
let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'paga-ring-'));
  file = path.join(folder, '2', 'made.paga-backup');
  mkdirSync(path.dirname(file));
  copyFileSync(path.join(fixtures, 'one-key.paga-backup'), file);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const linesOf = async (keys: ReturnType<typeof backupKeyRing>) => {
  const lines: string[] = [];
  for await (const line of backupLines(await namedPlace(file), keys)) lines.push(line);
  return lines;
};

test('a key is put before the others of its file, which stays private; a variable is left alone', () => {
  const source = { name: 'BACKUP_KEY', value: undefined, file: path.join(folder, 'keys', 'backup.key') };
  const [first] = keysOf(source);
  addKey(source);
  const ring = keysOf(source);
  expect([ring.length, ring[1]]).toEqual([2, first]);
  expect(ring[0]).not.toEqual(first);
  expect(statSync(source.file).mode & 0o077).toBe(0);
  const before = readFileSync(source.file, 'utf8');
  expect(() => addKey({ ...source, value: old.toString('hex') })).toThrow('put a new key before it there');
  expect(readFileSync(source.file, 'utf8')).toBe(before);
  writeFileSync(source.file, '');
  expect(() => keysOf(source)).toThrow('must be 64 hexadecimal digits');
});

// Made by the product before it had rings, of the demo's second company.
test('a backup of before there were rings is restored with a ring that has its key', async () => {
  const server = await freshServer('old_backup');
  const keys = backupKeyRing([randomBytes(32), old]);
  const connection = { ...testPostgres(), database: server.database };
  const restored = await asOwner(connection, async (owner) =>
    restoreBackup({
      owner,
      file: await namedPlace(file),
      keys,
      files: folderFiles(path.join(folder, 'files')),
      rules,
    }),
  );
  expect(restored).toMatchObject({ companyId: 2, madeAt: '2026-11-20T10:00:00.000Z', replaced: false });
  const { rows } = await server.inCompany(2, (tx) => tx.execute('select "name" from "tenant"'));
  expect(rows).toEqual([{ name: 'Drini' }]);
});

test('backups are encrypted anew with the newest key, whole, and opened without the old one then', async () => {
  const source = { name: 'BACKUP_KEY', value: undefined, file: path.join(folder, 'backup.key') };
  writeFileSync(source.file, old.toString('hex'));
  const before = await linesOf(backupKeys(source));
  addKey(source);
  const ring = backupKeys(source);
  const damaged = path.join(folder, '2', 'damaged.paga-backup');
  const bytes = readFileSync(file);
  bytes[bytes.length - 40] = (bytes[bytes.length - 40] ?? 0) ^ 1;
  writeFileSync(damaged, bytes);
  const noted: [string, number][] = [];
  const renewed = await renewBackups(folderBackups(folder), ring, async (...said) => void noted.push(said));
  expect(renewed).toEqual({
    renewed: ['2/made.paga-backup'],
    left: [{ file: damaged, why: expect.stringContaining('is damaged or was changed') }],
  });
  expect(noted).toEqual([['2/made.paga-backup', statSync(file).size]]);
  expect(readFileSync(damaged)).toEqual(bytes);
  const [newest] = keysOf(source);
  expect((await headerOf(await namedPlace(file))).key).toBe(ring.current);
  expect(await linesOf(backupKeyRing([newest as Buffer]))).toEqual(before);
  await expect(linesOf(backupKeyRing([old]))).rejects.toThrow('was made with the key');
  expect((await renewBackups(folderBackups(folder), ring, async () => undefined)).renewed).toEqual([]);
});

test('the secrets of connections are encrypted anew, each for its company, with a line in its log', async () => {
  const books = await BooksServer.start('renew_secrets');
  const [agimi, drini] = [await books.company(), await books.company({ name: 'Drini' })];
  await books.connected(agimi);
  const body = { userId: drini.id, clientId: 'drini', clientSecret: 'sekreti i Drinit' };
  expect((await books.server.as(drini.admin).call(saveServiceClient, { body })).status).toBe(204);
  const connection = { ...testPostgres(), database: books.server.database };
  const before = [...books.keys.byId.values()];
  const ring = bookkeepingKeys({
    name: 'BOOKKEEPING_KEY',
    value: [randomBytes(32), ...before].map((key) => key.toString('hex')).join(' '),
    file: '',
  });
  const stored = async () =>
    asOwner(connection, async (owner) => {
      const { rows } = await owner.query<{ company: string; text: string }>(
        `select "tenantId" as company, sealed as text from bookkeeping_connection
         union all select "tenantId", "sealedClient" from bookkeeping_setting where "sealedClient" is not null order by 1`,
      );
      return rows.map(({ company, text }) => ({ company: Number(company), text }));
    });
  const old = await stored();
  expect(await asOwner(connection, (owner) => renewSecrets(owner, ring))).toEqual({
    renewed: [agimi.id, drini.id],
    left: [],
  });
  const newest = keyRing('paga bookkeeping', [...ring.byId.values()].slice(0, 1));
  const now = await stored();
  expect(now).toHaveLength(2);
  for (const [at, { company, text }] of now.entries()) {
    const value = decryptValue(newest, company, text);
    expect(value).toEqual(decryptValue(books.keys, company, old[at]?.text ?? ''));
    expect(value).toBeDefined();
  }
  expect(await books.lastLine(drini)).toMatchObject({ page: 'quickbooks', type: 'update' });
  const strange = bookkeepingKeys({ name: 'BOOKKEEPING_KEY', value: 'cd'.repeat(32), file: '' });
  expect(await asOwner(connection, (owner) => renewSecrets(owner, strange))).toEqual({
    renewed: [],
    left: [agimi.id, drini.id],
  });
  expect(await stored()).toEqual(now);
});

test('the secrets of authenticator apps are encrypted anew, each for its person; one whose key is lost is named', async () => {
  const server = await freshServer('renew_apps');
  const { admin, manager } = await server.company();
  for (const person of [admin, manager]) await addedApp(server, person, server.clock.now());
  const connection = { ...testPostgres(), database: server.database };
  const stored = async () =>
    (
      await server.asAccess((tx) =>
        tx.execute<{ userId: string; secret: string }>(
          'select "userId", "secret" from "authenticator" order by "id"',
        ),
      )
    ).rows.map(({ userId, secret }) => ({ userId: Number(userId), secret }));
  const renew = (keys: ReturnType<typeof keyRing>) =>
    asOwner(connection, (owner) => renewAppSecrets(owner, keys));
  const before = await stored();
  const strange = keyRing('paga', [randomBytes(32)]);
  expect(await renew(strange)).toEqual({ renewed: 0, left: [admin.id, manager.id] });
  expect(await stored()).toEqual(before);
  const ring = keyRing('paga', [randomBytes(32), ...server.secretKeys.byId.values()]);
  expect(await renew(ring)).toEqual({ renewed: 2, left: [] });
  expect(await renew(ring)).toEqual({ renewed: 0, left: [] });
  const newest = keyRing('paga', [...ring.byId.values()].slice(0, 1));
  for (const [at, { userId, secret }] of (await stored()).entries()) {
    const value = decryptValue(newest, { userId }, secret);
    expect(value).toBeDefined();
    expect(value).toEqual(decryptValue(server.secretKeys, { userId }, before[at]?.secret ?? ''));
  }
});
