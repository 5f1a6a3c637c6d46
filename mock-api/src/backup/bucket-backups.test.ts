import { randomBytes } from 'node:crypto';
import { BACKUPS_KEPT, downloadBackup, requestBackup } from '@paga/contract/backup';
import { type EmulatedS3, emulatedS3 } from '@paga/testing/emulated-s3';
import { freshServer, type TestServer } from '@paga/testing/server';
import { testPostgres } from '@paga/testing/test-database';
import { backupRules as rules } from '#areas.ts';
import { Bucket } from '#core/files/bucket/bucket.ts';
import { bucketFrom } from '#core/files/bucket/bucket-address.ts';
import { bucketBackups } from '#core/files/bucket/bucket-backups.ts';
import { bucketFiles } from '#core/files/bucket/bucket-files.ts';
import { newFileKey } from '#core/files/file-store.ts';
import { createLog } from '#core/log.ts';
import { backupLines } from './backup-file.ts';
import { backupKeyRing } from './backup-key.ts';
import { asOwner } from './drill.ts';
import { makeBackups } from './make-backups.ts';
import { renewBackups } from './renew-backups.ts';
import { restoreBackup } from './restore-backup.ts';

const DAY_MS = 86_400_000;
const [old, newer] = [randomBytes(32), randomBytes(32)];
const picture = randomBytes(9_000);

let s3: EmulatedS3;
let server: TestServer;
const bucketOf = (name: string) => {
  const address = bucketFrom('BACKUP_URL', s3.urlOf(name));
  return new Bucket(address, { withinMs: 2_000, tries: 2, pauseMs: 1 });
};
const backups = () => bucketBackups(bucketOf('backups'));
const files = () => bucketFiles(bucketOf('files'));
beforeAll(async () => {
  s3 = await emulatedS3(['files', 'backups']);
  server = await freshServer('bucket_backups', { backups: backups(), files: files() });
});
afterAll(() => s3.close());

const make = (keys = backupKeyRing([old])) =>
  makeBackups(server.db, {
    ...{ backups: backups(), files: files(), keys, rules },
    ...{ now: () => server.clock.now(), log: createLog('silent') },
  });

/** A company with a logo in the bucket of files, whose backup was asked for. */
async function asked() {
  const company = await server.company();
  const key = newFileKey(company.id, 'logos', 'png', picture);
  await files().putFile(key, picture);
  await server.inCompany(company.id, (tx) => tx.execute(`update "tenant" set "logo" = '${key}'`));
  expect((await server.as(company.admin).call(requestBackup, {})).status).toBe(200);
  return { company, key };
}
const namesOf = (companyId: number) => backups().listBackups(String(companyId));

test('a backup is made into the bucket, downloaded, and restored from it with its files', async () => {
  const { company, key } = await asked();
  await make();
  const [name = ''] = await namesOf(company.id);
  const sent = await server.as(company.admin).call(downloadBackup, {});
  expect([sent.status, s3.bucket('backups').all.get(name)?.length]).toEqual([
    200,
    (sent.body as Uint8Array).length,
  ]);
  await files().removeFile(key);
  const file = await backups().findBackup(name);
  if (!file) throw new Error('the backup is there');
  const connection = { ...testPostgres(), database: server.database };
  const keys = backupKeyRing([old]);
  const restored = await asOwner(connection, (owner) =>
    restoreBackup({ ...{ owner, file, keys, rules, companyId: company.id }, files: files() }),
  );
  expect(restored).toMatchObject({ companyId: company.id, replaced: true, files: 1 });
  expect(Buffer.from((await files().readFile(key)) ?? [])).toEqual(picture);
});

test('one whose upload breaks off is not there, is made again, and what was begun ends after a day', async () => {
  const { company } = await asked();
  // Begun, and its number never heard: it is not even given up, as by a server that died.
  s3.troubles.push({ kind: 'cut', done: true }, { kind: 'busy' });
  await make();
  expect(await namesOf(company.id)).toEqual([]);
  await make();
  expect(await namesOf(company.id)).toHaveLength(1);
  const left = () => s3.bucket('backups').uploads.size;
  expect(left()).toBeGreaterThan(0);
  expect(await backups().endUnfinished(new Date(Date.now() - DAY_MS))).toBe(0);
  const before = left();
  expect(await backups().endUnfinished(new Date(Date.now() + DAY_MS))).toBe(before);
  expect(left()).toBe(0);
});

test('the newest are kept, those of other companies stay', async () => {
  const other = await asked();
  await make();
  const { company } = await asked();
  for (let count = 0; count < BACKUPS_KEPT + 1; count += 1) {
    await make();
    server.clock.advance(301);
    await server.as(company.admin).call(requestBackup, {});
  }
  await make();
  expect([(await namesOf(company.id)).length, (await namesOf(other.company.id)).length]).toEqual([
    BACKUPS_KEPT,
    1,
  ]);
});

test('all are encrypted anew with the newest key, and a damaged one is named as it is in the bucket', async () => {
  const { company } = await asked();
  await make();
  const [name = ''] = await namesOf(company.id);
  const damaged = `${company.id}/damaged.paga-backup`;
  const bytes = Buffer.from(s3.bucket('backups').all.get(name) ?? []);
  bytes[bytes.length - 40] = (bytes[bytes.length - 40] ?? 0) ^ 1;
  s3.bucket('backups').all.set(damaged, bytes);
  const { renewed, left } = await renewBackups(backups(), backupKeyRing([newer, old]), async () => undefined);
  expect(renewed).toContain(name);
  expect(left).toEqual([{ file: damaged, why: `${damaged} is damaged or was changed` }]);
  const file = await backups().findBackup(name);
  if (!file) throw new Error('the backup is there');
  const lines: string[] = [];
  for await (const line of backupLines(file, backupKeyRing([newer]))) lines.push(line);
  expect(lines.at(-1)).toContain('"kind":"end"');
});
