import { mkdtempSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createAdaptorServer } from '@hono/node-server';
import { getHealth } from '@paga/contract/health';
import { updateSelectedLanguage } from '@paga/contract/identity/preferences';
import { freshServer, TestServer, testServer } from '@paga/testing/server';
import { testPostgres, workerDatabase } from '@paga/testing/test-database';
import pg from 'pg';
import { commitsOf } from '#core/db/commits.ts';
import { troublesOf } from '#core/health/disk-troubles.ts';
import { forKnownHost, openedOrigin } from '../known-host.ts';
import { withoutProxyHeaders } from './proxy-headers.ts';
import { stoppable } from './stop-serving.ts';
import { UnderWay } from './under-way.ts';

test('a server that stops answers what ends in time on connections that close, and refuses and rolls back the rest', async () => {
  const underWay = new UnderWay();
  const server = await freshServer('stop', { underWay });
  const [quick, slow] = [await server.company(), await server.company()];
  const http = createAdaptorServer({ fetch: server.app.fetch }) as Server;
  const stop = stoppable(http, underWay, server.cut, 1_500);
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;
  const clients = [1, 2, 3].map(() => new pg.Client({ ...testPostgres(), database: server.database }));
  const [owner, other, watcher] = clients as [pg.Client, pg.Client, pg.Client];
  await Promise.all(clients.map((client) => client.connect()));
  const holds = (client: pg.Client, id: number) =>
    client.query(`begin; select 1 from app_user where id = ${id} for update`);
  await Promise.all([holds(owner, quick.admin.id), holds(other, slow.admin.id)]);
  const change = ({ admin }: typeof quick) =>
    fetch(`http://127.0.0.1:${port}/api${updateSelectedLanguage.path}`, {
      method: updateSelectedLanguage.method,
      body: JSON.stringify({ value: 1 }),
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${admin.handle}`,
        cookie: `paga_session=${admin.cookie}`,
      },
    });
  const answers = [change(quick), change(slow)];
  const waiting = `select count(*) = 2 as both from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while (!(await watcher.query(waiting)).rows[0].both) await wait(20);
  const stopped = stop();
  await owner.query('rollback');
  const [answered, refused] = await Promise.all(answers);
  expect([answered?.status, answered?.headers.get('connection')]).toEqual([200, 'close']);
  expect([refused?.status, refused?.headers.get('retry-after')]).toEqual([503, '10']);
  expect(await refused?.json()).toMatchObject({ code: 'UNAVAILABLE' });
  await stopped;
  await expect(fetch(`http://127.0.0.1:${port}/api/health`)).rejects.toThrow();
  await other.query('rollback');
  const { rows } = await owner.query(`select language from app_user where id = $1`, [slow.admin.id]);
  expect(rows).toEqual([{ language: 0 }]);
  await Promise.all(clients.map((client) => client.end()));
});

const asked = (url: string, publicUrl?: string, host = '127.0.0.1') =>
  forKnownHost((_: Request) => new Response('ok'), publicUrl, host)(new Request(url));

test.each([
  ['http://127.0.0.1:3000/', undefined, 200],
  ['http://localhost:9/api/users/login', undefined, 200],
  ['http://[::1]:3000/', undefined, 200],
  ['http://evil.test:3000/', undefined, 421],
  ['https://paga.example.com/', 'https://paga.example.com', 200],
  ['https://paga.example.com:8443/', 'https://paga.example.com', 421],
  ['http://127.0.0.1:3000/', 'https://paga.example.com', 421],
  ['http://10.0.0.7:3000/api/health', 'https://paga.example.com', 200],
])('a request for %s where PUBLIC_URL is %s: %s', async (url, publicUrl, status) => {
  const reply = await asked(url, publicUrl);
  expect(reply.status).toBe(status);
  if (status === 200) return;
  expect(await reply.json()).toMatchObject({ code: 'WRONG_HOST' });
  expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
  expect(reply.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
});

test('what a proxy says of the client is believed of a proxy of ours alone', async () => {
  const { app } = await testServer();
  const asked = async (withProxy: boolean) => {
    const http = createAdaptorServer({ fetch: app.fetch }) as Server;
    if (!withProxy) withoutProxyHeaders(http);
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
    const { port } = http.address() as AddressInfo;
    const reply = await fetch(`http://127.0.0.1:${port}/api/health`, {
      headers: { 'x-forwarded-proto': 'https', connection: 'close' },
    });
    http.close();
    return reply.headers.get('strict-transport-security');
  };
  expect(await asked(true)).toBe('max-age=31536000; includeSubDomains');
  expect(await asked(false)).toBeNull();
});

test('a host that the server listens on is known', async () => {
  expect((await asked('http://10.0.0.7:3000/', undefined, '10.0.0.7')).status).toBe(200);
});

test.each([
  ['http://localhost:3000/', 'http://127.0.0.1:3000/api/x', 'http://127.0.0.1:3000'],
  ['http://localhost:3000/', 'http://[::1]:3000/api/x', 'http://[::1]:3000'],
  ['http://localhost:3000/', 'http://localhost:9/api/x', 'http://localhost:3000'],
  ['http://localhost:3000/', 'http://evil.test:3000/api/x', 'http://localhost:3000'],
  ['http://10.0.0.7:3000/', 'http://localhost:3000/api/x', 'http://10.0.0.7:3000'],
])('a server at %s asked for %s is open at %s', (own, address, opened) => {
  expect(openedOrigin(own, address)).toBe(opened);
});

test('the health asks the database for a commit once a second, however often it is asked', async () => {
  const { db } = await testServer();
  let [at, made] = [0, 0];
  db.$client.on('acquire', () => {
    made += 1;
  });
  const server = new TestServer(await workerDatabase(), { commits: commitsOf(db, () => at) });
  const asked = async (times: number) =>
    Promise.all(
      Array.from({ length: times }, async () => (await server.as(undefined).call(getHealth, {})).status),
    );
  expect([...(await asked(9)), ...(await asked(1)), made]).toEqual([...Array(10).fill(200), 1]);
  at += 1_000;
  expect([...(await asked(2)), made]).toEqual([200, 200, 2]);
  // A database that is gone is found within the second, and asked for no more often either.
  await db.$client.end();
  expect((await asked(1))[0]).toBe(200);
  at += 1_000;
  expect([...(await asked(2)), made]).toEqual([503, 503, 2]);
});

test('the health names a disk that is nearly full, and is 503 when files cannot be written', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'paga-disk-'));
  const [file, now] = [path.join(folder, 'file'), () => new Date()];
  writeFileSync(file, '');
  // With DATABASE_URL nothing lies in the data folder at first, nor is it there.
  const dataFolder = path.join(folder, 'data');
  const healthOf = async (filesFolder: string, nearlyFull: number) => {
    const troubles = troublesOf({ dataFolder, filesFolder }, now, nearlyFull);
    return (await freshServer('health', { troubles })).as(undefined).call(getHealth, {});
  };
  expect(await healthOf(path.join(folder, 'files'), 101)).toMatchObject({
    status: 200,
    body: { troubles: [] },
  });
  const [trouble] = (await healthOf(folder, 0)).body.troubles;
  expect(trouble).toEqual({ kind: 'diskNearlyFull', percentUsed: expect.any(Number) });
  expect(await healthOf(path.join(file, 'within'), 101)).toMatchObject({
    status: 503,
    body: { code: 'STORAGE_FULL' },
  });
});
