import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getAuditsByTenantId } from '@paga/contract/audit';
import { BACKUPS_KEPT, downloadBackup, getBackup, requestBackup } from '@paga/contract/backup';
import { freshServer, type TestServer } from '@paga/testing/server';
import { testBackups, testFiles } from '@paga/testing/test-files';
import { backupRules as rules } from '#areas.ts';
import { folderBackups } from '#core/files/folder-backups.ts';
import { createLog } from '#core/log.ts';
import { backupKeyRing } from './backup-key.ts';
import { makeBackups } from './make-backups.ts';

const folder = testBackups();
let server: TestServer;
beforeAll(async () => {
  server = await freshServer('backups');
});

const place = () => ({
  backups: folderBackups(folder),
  keys: backupKeyRing([randomBytes(32)]),
  files: testFiles(),
  rules,
  now: () => server.clock.now(),
  log: createLog('silent'),
});
const make = () => makeBackups(server.db, place());

test('a requested backup is made by the job, and the answer has its time and size', async () => {
  const company = await server.company();
  const admin = server.as(company.admin);
  expect((await admin.call(getBackup, {})).body).toEqual({
    lastBackup: null,
    bytes: null,
    state: null,
    progress: null,
  });
  const { status, body } = await admin.call(requestBackup, {});
  expect({ status, state: body.state }).toEqual({ status: 200, state: 'waiting' });
  await make();
  const state = await admin.call(getBackup, {});
  expect(state.body).toMatchObject({
    lastBackup: server.clock.now().toISOString(),
    bytes: expect.any(Number),
    state: 'done',
    progress: null,
  });
  expect(readdirSync(path.join(folder, String(company.id)))).toHaveLength(1);
});

test('only one is under way at a time, and the next waits five minutes', async () => {
  const company = await server.company();
  const admin = server.as(company.admin);
  const answers = await Promise.all(Array.from({ length: 6 }, () => admin.call(requestBackup, {})));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  await make();
  expect((await admin.call(requestBackup, {})).body.code).toBe('BACKUP_TOO_SOON');
  server.clock.advance(301);
  expect((await server.as(company.manager).call(requestBackup, {})).status).toBe(200);
  await make();
});

test('the newest are kept, the oldest go', async () => {
  const company = await server.company();
  for (let count = 0; count < BACKUPS_KEPT + 2; count += 1) {
    server.clock.advance(301);
    await server.as(company.admin).call(requestBackup, {});
    await make();
  }
  expect(readdirSync(path.join(folder, String(company.id)))).toHaveLength(BACKUPS_KEPT);
});

test('one that fails is tried again, then reported as failed', async () => {
  const company = await server.company();
  await server.as(company.admin).call(requestBackup, {});
  const broken = { ...place(), backups: folderBackups('/dev/null/nowhere') };
  for (let count = 0; count < 3; count += 1) await makeBackups(server.db, broken);
  const { body } = await server.as(company.admin).call(getBackup, {});
  expect(body).toMatchObject({ state: 'failed', lastBackup: null });
  expect((await server.as(company.admin).call(requestBackup, {})).status).toBe(200);
  await make();
});

test('one that a server left half made is taken over', async () => {
  const company = await server.company();
  await server.as(company.admin).call(requestBackup, {});
  await server.inCompany(company.id, (tx) =>
    tx.execute(
      `update "backup" set "status" = 'running', "tries" = 1, "leaseUntil" = '2020-01-01' where "status" = 'waiting'`,
    ),
  );
  await make();
  expect((await server.as(company.admin).call(getBackup, {})).body.state).toBe('done');
});

test('role 4 looks but does not request; a company that is not linked is neither shown nor backed up', async () => {
  const [company, other] = [await server.company(), await server.company()];
  expect((await server.as(company.user).call(getBackup, {})).status).toBe(200);
  expect((await server.as(company.user).call(requestBackup, {})).status).toBe(403);
  expect((await server.as(company.admin, { company: other.id }).call(requestBackup, {})).body.code).toBe(
    'COMPANY_NOT_LINKED',
  );
  expect((await server.as(company.admin, { company: other.id }).call(getBackup, {})).body.code).toBe(
    'COMPANY_NOT_LINKED',
  );
  expect((await server.as(other.admin).call(getBackup, {})).body.state).toBeNull();
});

test('a request leaves an audit line', async () => {
  const company = await server.company();
  await server.as(company.admin).call(requestBackup, {});
  const { body } = await server.as(company.admin).call(getAuditsByTenantId, { query: {} });
  expect(body.data[0]).toMatchObject({ page: 'backup', type: 'request', company: company.name });
  await make();
});

test('the newest is downloaded as it lies on the disk, encrypted, and leaves an audit line', async () => {
  const [company, other] = [await server.company(), await server.company()];
  const admin = server.as(company.admin);
  expect((await admin.call(downloadBackup, {})).status).toBe(404);
  await admin.call(requestBackup, {});
  await make();
  const { status, body } = await admin.call(downloadBackup, {});
  const [name] = readdirSync(path.join(folder, String(company.id)));
  const stored = readFileSync(path.join(folder, String(company.id), name ?? ''));
  expect({ status, sent: Buffer.from(body).equals(stored) }).toEqual({
    status: 200,
    sent: true,
  });
  expect(stored.includes(company.name)).toBe(false);
  const lines = await admin.call(getAuditsByTenantId, { query: {} });
  expect(lines.body.data[0]).toMatchObject({ page: 'backup', type: 'download', company: company.name });
  expect((await server.as(company.user).call(downloadBackup, {})).status).toBe(403);
  expect((await server.as(company.admin, { company: other.id }).call(downloadBackup, {})).body.code).toBe(
    'COMPANY_NOT_LINKED',
  );
  expect((await server.as(other.admin).call(downloadBackup, {})).status).toBe(404);
});
