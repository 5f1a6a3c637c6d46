import { getJobs, JobName } from '@paga/contract/jobs';
import { freshServer, type TestServer } from '@paga/testing/server';
import { areas } from '#areas.ts';
import { folderBackups } from '#core/files/folder-backups.ts';
import { createLog } from '../log.ts';
import type { JobDeps } from './job.ts';
import { looking } from './run-jobs.ts';

let server: TestServer;
beforeAll(async () => {
  server = await freshServer('jobs_shown');
});
const shown = async () => (await server.as(await server.superAdmin()).call(getJobs, {})).body.jobs;
const one = async (name: JobName) => (await shown()).find((job) => job.name === name);

test('every job that a server has is shown by a name that people are given', () => {
  const deps = {
    ...{
      db: server.db,
      service: {},
      handOver: async () => undefined,
      backups: folderBackups('/nowhere'),
      chain: {},
    },
    backupKey: { name: 'BACKUP_KEY', value: '07'.repeat(32), file: '' },
  } as unknown as JobDeps;
  const names = areas.flatMap(({ jobs }) => jobs(deps)).map(({ name }) => name);
  expect(names.sort()).toEqual([...JobName.options].sort());
});

test('role 1 sees what a run did, that one is under way, that one failed, and when the next is due; nobody else does', async () => {
  const name = 'counting earlier leave again';
  expect(await one(name)).toMatchObject({ startedAt: null, nextAt: null, isRunning: false, fault: null });
  let outcome: () => Promise<{ companies: number; rows: number }> = async () => ({ companies: 3, rows: 41 });
  const job = { name, everyMs: 60_000, atStart: true, run: () => outcome() };
  const around = { db: server.db, now: () => server.clock.now(), log: createLog('silent') };
  const { look, ended } = looking([job], around);
  await look();
  await ended();
  expect(await one(name)).toMatchObject({
    ...{ startedAt: '2026-10-15T09:00:00.000Z', endedAt: '2026-10-15T09:00:00.000Z' },
    ...{ companies: 3, rows: 41, isRunning: false, fault: null },
  });
  expect((await one(name))?.nextAt).toMatch(/^2026-10-15T09:00:5/);

  server.clock.set('2026-10-15T09:01:00Z');
  let fail: (error: Error) => void = () => undefined;
  const begun = new Promise<void>((resolve) => {
    outcome = () =>
      new Promise((_done, reject) => {
        fail = reject;
        resolve();
      });
  });
  await look();
  await begun;
  expect((await one(name))?.isRunning).toBe(true);
  fail(new Error('the service is away'));
  await ended();
  expect(await one(name)).toMatchObject({
    ...{ isRunning: false, fault: 'Error: the service is away', faultAt: '2026-10-15T09:01:00.000Z' },
    ...{ endedAt: '2026-10-15T09:00:00.000Z', companies: 3, rows: 41 },
  });

  const { admin } = await server.company();
  expect((await server.as(admin).call(getJobs, {})).status).toBe(403);
  expect((await server.as(undefined).call(getJobs, {})).status).toBe(401);
});
