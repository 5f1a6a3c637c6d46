import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { getHealth } from '@paga/contract/health';
import { updateSelectedLanguage } from '@paga/contract/identity/preferences';
import { freshServer, testServer } from '@paga/testing/server';
import { testPostgres, workerDatabase } from '@paga/testing/test-database';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { seedNational } from '#company/law/seed-national.ts';
import { errorAnswer } from '../http/error-answer.ts';
import { createLog } from '../log.ts';
import { startEmbedded } from './embedded/embedded-postgres.ts';
import { openDatabase } from './open-database.ts';
import { migrateDatabase } from './schema/migrate.ts';
import { asAccess } from './transaction.ts';

async function asOwner<T>(config: pg.ClientConfig, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(config);
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Ends the one connection of a database that waits for a lock, once there is one. */
async function endTheWaiting(database: string): Promise<void> {
  const ended = `select pg_terminate_backend(pid) as done from pg_stat_activity where datname = $1 and wait_event_type = 'Lock'`;
  await asOwner(testPostgres(), async (client) => {
    while ((await client.query(ended, [database])).rows.length === 0) await wait(20);
  });
}

test('a call whose connection is ended answers 503 and says so; the next one is answered', async () => {
  const server = await freshServer('lost');
  const { admin } = await server.company();
  const choose = () => server.as(admin).call(updateSelectedLanguage, { body: { value: 1 } });
  await asOwner({ ...testPostgres(), database: server.database }, async (client) => {
    await client.query('begin; select 1 from app_user for update');
    const lost = choose();
    await endTheWaiting(server.database);
    expect(await lost).toMatchObject({ status: 503, body: { code: 'DATABASE_LOST' } });
    await client.query('rollback');
  });
  expect((await choose()).status).toBe(200);
});

test('a connection that is ended between two statements harms nothing but its own call', async () => {
  const server = await freshServer('between');
  const work = server.asAccess(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    await asOwner(testPostgres(), (client) =>
      client.query('select pg_terminate_backend($1, 5000)', [rows[0]?.pid]),
    );
    await wait(50);
    await tx.execute(sql`select 1`);
  });
  expect(errorAnswer(await work.catch((error) => error))).toMatchObject({
    status: 503,
    body: { code: 'DATABASE_LOST' },
  });
  expect((await server.as(undefined).call(getHealth, {})).status).toBe(200);
});

test('a connection that is found broken at its first statement leaves the pool', async () => {
  const { db, close } = openDatabase({ ...(await workerDatabase()), max: 2 }, createLog('silent'));
  const ask = () => asAccess(db, (tx) => tx.execute(sql`select 1`));
  for (let lost = 0; lost < 3; lost += 1) {
    db.$client.once('acquire', (client) => void client.end());
    expect(errorAnswer(await ask().catch((error) => error))).toMatchObject({
      status: 503,
      body: { code: 'DATABASE_LOST' },
    });
  }
  await expect(ask()).resolves.toMatchObject({ rowCount: 1 });
  await close();
});

test('a PostgreSQL that is killed is started again by itself; what met it in between was refused with 503', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'paga-lost-'));
  const deaths: boolean[] = [];
  const onDeath = (_: string, again: boolean) => deaths.push(again);
  const postgres = await startEmbedded(folder, { volatile: true, onDeath });
  await migrateDatabase(postgres.connection, seedNational);
  const { db, close } = openDatabase({ ...postgres.connection, max: 3 }, createLog('silent'));
  const ask = () => asAccess(db, (tx) => tx.execute(sql`select 1`));
  for (let kill = 0; kill < 2; kill += 1) {
    const [asleep, pid, at] = [
      asAccess(db, (tx) => tx.execute(sql`select pg_sleep(60)`)).catch((error) => error),
      postgres.pid,
      Date.now(),
    ];
    await Promise.all([ask(), ask()]);
    process.kill(pid, 'SIGKILL');
    expect(errorAnswer(await asleep)).toMatchObject({
      status: 503,
      retryAfter: 5,
      body: { code: 'DATABASE_LOST' },
    });
    for (let back = false; !back; await wait(20)) {
      const refused = await ask().catch((error: unknown) => errorAnswer(error));
      // It answers a moment before its start is noted.
      back = 'rowCount' in refused && postgres.pid !== pid;
      if ('status' in refused) expect(refused.status).toBe(503);
    }
    expect(postgres.pid).not.toBe(pid);
    expect(Date.now() - at).toBeLessThan(30_000);
  }
  expect(deaths).toEqual([false, false]);
  await close();
  await postgres.stop();
  rmSync(folder, { recursive: true });
});

test('a full disk is 503 with a code of its own, wherever it is noticed', async () => {
  const raised = sql.raw(`do $$ begin raise exception 'no space' using errcode = 'disk_full'; end $$`);
  const server = await testServer();
  const ofDatabase = await server.asAccess((tx) => tx.execute(raised)).catch((error) => error);
  expect(errorAnswer(ofDatabase)).toMatchObject({ status: 503, body: { code: 'STORAGE_FULL' } });
  const ofFiles = Object.assign(new Error('ENOSPC: no space left on device, write'), {
    code: 'ENOSPC',
    syscall: 'write',
  });
  expect(errorAnswer(ofFiles)).toMatchObject({ status: 503, body: { code: 'STORAGE_FULL' } });
});
