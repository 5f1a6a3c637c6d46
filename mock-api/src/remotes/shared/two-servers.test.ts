import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { endStarted, type Started, startedServer } from '@paga/testing/started-server';
import { connectedClient } from '#core/db/connected-client.ts';
import { startEmbedded } from '#core/db/embedded/embedded-postgres.ts';
import { hashSecret } from '#identity/public.ts';
import { aBuild, archiveOf } from '../publish/build-for-test.ts';
import { siteForTest } from '../site-for-test.ts';

// Two servers as an operator starts them: a folder each, one database, the same places and keys.
const SECRET = `paga_remote_${'x'.repeat(43)}`;
const OCTOBER = Date.parse('2026-10-01T08:00:00Z');

let folders: string[];
let cluster: Awaited<ReturnType<typeof startEmbedded>>;
let env: Record<string, string>;
const folder = (name: string) => {
  const made = mkdtempSync(path.join(tmpdir(), `paga-${name}-`));
  folders.push(made);
  return made;
};
beforeAll(async () => {
  folders = [];
  cluster = await startEmbedded(folder('cluster'), { volatile: true });
  const { user, password, host, port } = cluster.connection;
  env = {
    DATABASE_URL: `postgres://${user}:${password}@localhost:${port}/paga?host=${encodeURIComponent(host)}`,
    ...{ PAGA_DEMO: '0', REGISTRY_KEY: '7'.repeat(64), SHARED_BUILDS_DIR: folder('builds') },
    ...{ AUDIT_KEY: '1'.repeat(64), BACKUP_KEY: '2'.repeat(64), BOOKKEEPING_KEY: '3'.repeat(64) },
    ...{
      FILES_DIR: folder('files'),
      BACKUP_DIR: folder('backups'),
      AUDIT_HEADS: path.join(folder('heads'), 'heads'),
    },
  };
  const administrator = await connectedClient(cluster.connection);
  await administrator.query('create database paga');
  await administrator.end();
});
afterAll(async () => {
  endStarted();
  await cluster?.stop();
  for (const made of folders) rmSync(made, { recursive: true, force: true });
});

/** A server with a built site of its own, in which `0.1.0-new` of payroll is in use since the first of October. */
async function start(site = siteForTest()): Promise<Started & { site: string }> {
  folders.push(site);
  const file = path.join(site, 'remotes.json');
  const { remotes } = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ schema: 1, version: OCTOBER, remotes }));
  return { ...(await startedServer({ ...env, SITE_DIR: site, DATA_DIR: folder('data') })), site };
}

/** A token as role 1 would have made it. */
async function withToken(): Promise<void> {
  const owner = await connectedClient({ ...cluster.connection, database: 'paga' });
  await owner.query(`
    with u as (insert into "app_user" ("roleId", "name", "email", "passwordHash") values (1, 'Sara', 'sara@paga.test', '') returning "id")
    insert into "remote_token" ("remote", "name", "hash", "madeBy", "madeAt", "endsAt") select 'payroll', 'CI', '${hashSecret(SECRET)}', "id", now(), now() + interval '1 day' from u`);
  await owner.end();
}

const closing = { connection: 'close' };
const publish = async ({ url }: Started, version: string) => {
  const headers = { ...closing, 'content-type': 'application/zip', authorization: `Bearer ${SECRET}` };
  const body = new Uint8Array(await archiveOf(aBuild(version)));
  const answer = await fetch(`${url}/api/remotes/payroll/builds`, { method: 'POST', headers, body });
  return answer.status;
};
type Registry = { version: number; remotes: { version: string; lastGood: { version: string } | null }[] };
const registryOf = async ({ url }: Started): Promise<Registry> =>
  (await fetch(`${url}/remotes.json`, { headers: closing })).json();
const inUse = async (server: Started) => (await registryOf(server)).remotes[0]?.version;
/** Until a server serves a version; it takes over what others moved within some seconds. */
async function serves(server: Started, version: string): Promise<void> {
  for (let tries = 0; (await inUse(server)) !== version; tries += 1) {
    if (tries > 60) throw new Error(`${server.url} serves ${await inUse(server)}: ${server.output()}`);
    await wait(250);
  }
}

test('what is published to one server is served by all: those that run, one killed meanwhile, and one that is started later', async () => {
  const [one, other] = [await start(), await start()];
  await withToken();
  expect([await inUse(one), await inUse(other)]).toEqual(['0.1.0-new', '0.1.0-new']);
  expect(await publish(one, '0.2.0-a')).toBe(200);
  // The page may have its registry from the one, and ask the other.
  const entry = await fetch(`${other.url}/remotes/payroll/0.2.0-a/remoteEntry.js`, { headers: closing });
  expect([entry.status, await entry.text()]).toEqual([200, 'entry("0.2.0-a")']);
  await serves(other, '0.2.0-a');
  expect(await registryOf(other)).toMatchObject({ version: (await registryOf(one)).version });
  // At once on both: neither is lost.
  expect(await Promise.all([publish(one, '0.3.0-b'), publish(other, '0.3.1-c')])).toEqual([200, 200]);
  const newest = [one, other].map(async (server) => (await registryOf(server)).version);
  const last = Math.max(...(await Promise.all(newest)));
  for (const server of [one, other])
    for (let tries = 0; (await registryOf(server)).version !== last && tries < 60; tries += 1)
      await wait(250);
  const [entryOfOne] = (await registryOf(one)).remotes;
  expect((await registryOf(other)).remotes[0]).toEqual(entryOfOne);
  expect([entryOfOne?.version, entryOfOne?.lastGood?.version].sort()).toEqual(['0.3.0-b', '0.3.1-c']);
  expect(await publish(other, '0.3.0-b')).toBe(409);
  // One is killed; what is published meanwhile it serves from its start on.
  one.child.kill('SIGKILL');
  await one.ended;
  expect(await publish(other, '0.4.0-d')).toBe(200);
  const again = await startedServer({ ...env, SITE_DIR: one.site, DATA_DIR: folder('data') });
  expect(await inUse(again)).toBe('0.4.0-d');
  const third = await start();
  expect(await inUse(third)).toBe('0.4.0-d');
}, 120_000);
