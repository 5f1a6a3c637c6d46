import { randomBytes } from 'node:crypto';
import { getAuditsByTenantId } from '@paga/contract/audit';
import { getBackup, getBackupSchedule, requestBackup, saveBackupSchedule } from '@paga/contract/backup';
import { getNotifications } from '@paga/contract/notifications';
import { freshServer, type TestCompany, type TestServer } from '@paga/testing/server';
import { testBackups, testFiles } from '@paga/testing/test-files';
import { sql } from 'drizzle-orm';
import { backupRules as rules } from '#areas.ts';
import { asAccess } from '#core/db/transaction.ts';
import { DomainError } from '#core/domain-error.ts';
import { folderBackups } from '#core/files/folder-backups.ts';
import { createLog } from '#core/log.ts';
import { notifyOfNews } from '#notifications/make-notifications.ts';
import { backupKeyRing } from './backup-key.ts';
import { makeBackups } from './make-backups.ts';
import { requestScheduled, scheduleHasWork } from './request-scheduled.ts';

// The job goes by all companies: on a database of its own it meets those of this file alone.
let server: TestServer;
beforeAll(async () => {
  server = await freshServer('backup_schedules');
});
beforeEach(() => server.clock.set('2026-10-15T09:00:00Z'));

/** Sessions end when nobody comes for long: these are of the last day that is looked at. */
async function signedInFor10Days(): Promise<TestCompany> {
  const now = server.clock.now().toISOString();
  server.clock.set('2026-10-25T09:00:00Z');
  const company = await server.company();
  server.clock.set(now);
  return company;
}

const HOUR_S = 3_600;
const place = () => ({
  backups: folderBackups(testBackups()),
  keys: backupKeyRing([randomBytes(32)]),
  files: testFiles(),
  rules,
  now: () => server.clock.now(),
  log: createLog('silent'),
});
const run = () => requestScheduled(server.db, server.clock.now());
const make = () => makeBackups(server.db, place());
const fail = async (error: Error) => {
  const broken = { ...folderBackups(testBackups()), putBackup: () => Promise.reject(error) };
  for (let count = 0; count < 3; count += 1) await makeBackups(server.db, { ...place(), backups: broken });
};
const hasWork = async () => {
  const asked = sql`select ${scheduleHasWork(server.clock.now())} as "has"`;
  return (await asAccess(server.db, (tx) => tx.execute<{ has: boolean }>(asked))).rows[0]?.has;
};
const scheduleOf = async (company: TestCompany) =>
  (await server.as(company.admin).call(getBackupSchedule, {})).body;
const save = (company: TestCompany, every: 'off' | 'day' | 'week', keep = 10) =>
  server.as(company.admin).call(saveBackupSchedule, { body: { every, keep } });

test('a new company has one each week, kept ten, and the job gives it its row once', async () => {
  const company = await server.company();
  const before = await scheduleOf(company);
  expect(before).toMatchObject({ every: 'week', keep: 10, recent: [] });
  expect(await hasWork()).toBe(true);
  expect(await run()).toEqual({ companies: 0 });
  expect(await hasWork()).toBe(false);
  expect(await scheduleOf(company)).toEqual(before);
});

test('one of each night is requested by the system between one and five, made, and comes again the next night', async () => {
  const company = await signedInFor10Days();
  const { body } = await save(company, 'day');
  const first = new Date(body.nextAt ?? 0);
  // 15 October in the morning: the night to the 16th, summer time.
  expect(first >= new Date('2026-10-15T23:00:00Z') && first < new Date('2026-10-16T03:00:00Z')).toBe(true);
  await run();
  expect((await scheduleOf(company)).recent).toEqual([]);
  server.clock.set(first.toISOString());
  expect(await hasWork()).toBe(true);
  // Two servers at once: one request.
  await Promise.all([run(), run()]);
  expect(await hasWork()).toBe(false);
  await make();
  const after = await scheduleOf(company);
  expect(after.recent).toMatchObject([{ state: 'done', bySchedule: true, requestedBy: null, fault: null }]);
  expect(new Date(after.nextAt ?? 0).getTime() - first.getTime()).toBe(24 * HOUR_S * 1_000);
  const lines = (await server.as(company.admin).call(getAuditsByTenantId, { query: {} })).body.data;
  expect(lines[0]).toMatchObject({ page: 'backup', type: 'request', user: null });
  await save(company, 'off');
  expect((await scheduleOf(company)).nextAt).toBeNull();
  server.clock.advance(48 * HOUR_S);
  expect(await run()).toEqual({ companies: 0 });
});

test('companies are spread over nights and minutes by their ids', async () => {
  const times = new Set<string | null>();
  for (let count = 0; count < 8; count += 1) {
    const company = await server.company();
    times.add((await save(company, 'week')).body.nextAt);
    await save(company, 'off');
  }
  expect(times.size).toBe(8);
  expect(new Set([...times].map((at) => at?.slice(0, 10))).size).toBe(7);
});

test('as many stay as the company says, requested and of the schedule alike', async () => {
  const company = await signedInFor10Days();
  await save(company, 'day', 2);
  for (let count = 0; count < 3; count += 1) {
    server.clock.advance(24 * HOUR_S);
    await run();
    await make();
  }
  await server.as(company.manager).call(requestBackup, {});
  server.clock.advance(301);
  await server.as(company.manager).call(requestBackup, {});
  await make();
  const { recent } = await scheduleOf(company);
  expect(recent.map(({ requestedBy }) => requestedBy)).toEqual([company.manager.name, null]);
  await save(company, 'off');
});

test('one that fails after its tries is mailed and notified, in words, until a later one is made', async () => {
  const company = await signedInFor10Days();
  await save(company, 'week');
  server.clock.set((await scheduleOf(company)).nextAt ?? '');
  await run();
  await fail(new DomainError('STORAGE_AWAY'));
  const { recent, nextAt } = await scheduleOf(company);
  expect(recent).toMatchObject([{ state: 'failed', fault: 'storageAway', bySchedule: true }]);
  // Of a week it comes again the next night.
  expect(new Date(nextAt ?? 0).getTime() - server.clock.now().getTime()).toBeLessThanOrEqual(
    24 * HOUR_S * 1_000,
  );
  const mails = await asAccess(server.db, (tx) =>
    tx.execute<{ recipient: string; subject: string }>(
      `select "recipient", "subject" from "outbox_mail" where "dedupe" like 'backup-failed:${company.id}:%'`,
    ),
  );
  expect(mails.rows).toEqual([
    { recipient: company.admin.email, subject: `Kopja rezervë nuk u bë – ${company.name}` },
  ]);
  await notifyOfNews(server.db, server.clock.now());
  expect(await notifyOfNews(server.db, server.clock.now())).toEqual({ companies: 0 });
  const shown = async (role: 'admin' | 'manager' | 'user') => {
    const { body } = await server.as(company[role]).call(getNotifications, { query: { kinds: 'all' } });
    return body.data.filter(({ kind }) => kind === 'backupFailed').map(({ month }) => month);
  };
  expect([await shown('admin'), await shown('manager'), await shown('user')]).toEqual([[null], [null], []]);
  await server.as(company.admin).call(requestBackup, {});
  await make();
  expect(await shown('admin')).toEqual([]);
  expect((await server.as(company.admin).call(getBackup, {})).body.state).toBe('done');
  await save(company, 'off');
});

test('who may request one may change the schedule; role 4 reads it, another company is not reached', async () => {
  const [company, other] = [await server.company(), await server.company()];
  const body = { every: 'day', keep: 30 } as const;
  expect((await server.as(company.user).call(getBackupSchedule, {})).status).toBe(200);
  expect((await server.as(company.user).call(saveBackupSchedule, { body })).status).toBe(403);
  expect(
    (await server.as(company.admin, { company: other.id }).call(saveBackupSchedule, { body })).body.code,
  ).toBe('COMPANY_NOT_LINKED');
  expect((await server.as(company.manager).call(saveBackupSchedule, { body })).status).toBe(200);
  expect(await scheduleOf(other)).toMatchObject({ every: 'week', keep: 10 });
  for (const keep of [0, 31])
    expect(
      (await server.as(company.admin).call(saveBackupSchedule, { body: { ...body, keep } })).status,
    ).toBe(422);
  const stale = { every: 'off', keep: 5, was: { every: 'week', keep: 10 } } as const;
  expect((await server.as(company.admin).call(saveBackupSchedule, { body: stale })).body.code).toBe(
    'CONFLICT',
  );
  const lines = (await server.as(company.admin).call(getAuditsByTenantId, { query: {} })).body.data;
  expect(lines[0]).toMatchObject({
    ...{ page: 'backup', type: 'updateBackupSchedule', user: company.manager.name },
    changes: [
      { field: 'backupEvery', old: 'week', new: 'day' },
      { field: 'backupsKept', old: 10, new: 30 },
    ],
  });
  await server.as(company.manager).call(saveBackupSchedule, { body });
  expect((await server.as(company.admin).call(getAuditsByTenantId, { query: {} })).body.data[0]).toEqual(
    lines[0],
  );
});
