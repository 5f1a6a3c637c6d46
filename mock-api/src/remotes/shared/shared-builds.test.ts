import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeRemoteToken } from '@paga/contract/remotes';
import { freshServer, type TestServer } from '@paga/testing/server';
import { sql } from 'drizzle-orm';
import { createApp } from '#app.ts';
import { folderFiles } from '#core/files/folder-files.ts';
import { createLog } from '#core/log.ts';
import { moveRegistry, readRegistry } from '#core/site/registry-file.ts';
import { registryKeys } from '#core/site/registry-keys.ts';
import type { Site } from '#core/site/serve-site.ts';
import { withBuild } from '#core/site/with-build.ts';
import { remotesArea } from '../area.ts';
import { aBuild, archiveOf } from '../publish/build-for-test.ts';
import { siteForTest } from '../site-for-test.ts';
import { sharedSite } from './shared-site.ts';

const keys = registryKeys({ name: 'REGISTRY_KEY', value: '7'.repeat(64), file: '' });

/** A server of those that share: a folder and an address of its own, the database and the store of all. */
type Sharer = { root: string; site: Site; app: ReturnType<typeof createApp>; faults: string[] };

let server: TestServer;
let store: string;
let one: Sharer;
let other: Sharer;
let secret: string;
const both = () => [one, other];

function started(): Sharer {
  const [root, faults] = [siteForTest(), [] as string[]];
  const now = () => server.clock.now();
  const options = { keys, now, onFault: (fault: string) => void faults.push(fault), db: server.db };
  const site = sharedSite(root, { ...options, store: folderFiles(store) });
  const deps = { db: server.db, files: {} as never, log: createLog('silent'), version: '0', now };
  return { root, faults, site, app: createApp(deps, site) };
}

beforeAll(async () => {
  server = await freshServer('shared_builds');
});
beforeEach(async () => {
  server.clock.set(new Date().toISOString());
  store = mkdtempSync(path.join(tmpdir(), 'paga-builds-'));
  await server.asAccess(async (tx) => {
    for (const table of ['shared_build', 'shared_registry', 'remote_move', 'remote_token', 'try_count'])
      await tx.execute(sql.raw(`delete from "${table}"`));
  });
  [one, other] = [started(), started()];
  // Both were built with the same registry, of the first of October.
  for (const { root } of both()) {
    const { remotes } = readRegistry(root);
    const version = Date.parse('2026-10-01T08:00:00Z');
    writeFileSync(path.join(root, 'remotes.json'), JSON.stringify({ schema: 1, version, remotes }));
  }
  const sara = await server.superAdmin();
  const made = await server.as(sara).call(makeRemoteToken, { body: { remote: 'payroll', name: 'CI' } });
  secret = made.body.secret;
});
afterEach(() => {
  for (const folder of [store, ...both().map(({ root }) => root)])
    rmSync(folder, { recursive: true, force: true });
});

const keepUp = ({ site }: Sharer) => site.builds.sharing?.keepUp();
const inUse = ({ root }: Sharer) => readRegistry(root).remotes[0]?.version;
const buildsOf = ({ root }: Sharer) => readdirSync(path.join(root, 'remotes/payroll')).sort();
const sendTo = async ({ app }: Sharer, version: string, facts: object = {}) => {
  const response = await app.request('/api/remotes/payroll/builds', {
    method: 'POST',
    body: new Uint8Array(await archiveOf(aBuild(version, {}, facts))),
    headers: { 'content-type': 'application/zip', authorization: `Bearer ${secret}` },
  });
  return response.status;
};
const archives = () => readdirSync(path.join(store, 'site/builds'));

test('what is published to one server is that of the other: its registry, its builds and what may be gone back to', async () => {
  expect(await sendTo(one, '0.2.0-a')).toBe(200);
  expect(await sendTo(one, '0.2.1-b')).toBe(200);
  await keepUp(other);
  expect([inUse(other), buildsOf(other)]).toEqual([
    '0.2.1-b',
    ['0.1.0-new', '0.1.0-old', '0.2.0-a', '0.2.1-b'],
  ]);
  expect(readRegistry(other.root)).toEqual(readRegistry(one.root));
  expect(readdirSync(path.join(other.root, 'moves'))).toEqual(readdirSync(path.join(one.root, 'moves')));
  expect([await other.site.troubles(), other.faults]).toEqual([[], []]);
  const parts = await other.site.builds.parts();
  expect(parts[1]).toMatchObject({ version: '0.2.1-b', lastGood: '0.2.0-a' });
  // A version of one is a version of all.
  expect([await sendTo(other, '0.2.1-b'), await sendTo(other, '0.2.0-a')]).toEqual([409, 409]);
});

test('a page that got the registry from one server gets the build from another one before that has taken it over', async () => {
  await sendTo(one, '0.2.0-a');
  const ask = async (file: string) => (await other.app.request(`/remotes/payroll/${file}`)).status;
  const asked = await Promise.all(Array.from({ length: 5 }, () => ask('0.2.0-a/remoteEntry.js')));
  expect([asked, inUse(other)]).toEqual([[200, 200, 200, 200, 200], '0.1.0-new']);
  expect([await ask('0.9.9-none/remoteEntry.js'), await ask('0.2.0-a/other.js')]).toEqual([404, 404]);
});

test('two publishes at once on two servers both stand; neither is lost on either', async () => {
  expect(await Promise.all([sendTo(one, '0.2.0-a'), sendTo(other, '0.2.1-b')])).toEqual([200, 200]);
  await Promise.all(both().map(keepUp));
  expect(readRegistry(one.root)).toEqual(readRegistry(other.root));
  const [entry] = readRegistry(one.root).remotes;
  expect([entry?.version, entry?.lastGood?.version].sort()).toEqual(['0.2.0-a', '0.2.1-b']);
});

test('what was moved in the folder of one server, or by one that died before it could share it, is shared later', async () => {
  await sendTo(one, '0.2.0-a');
  const facts = JSON.parse(readFileSync(path.join(one.root, 'remotes/payroll/0.1.0-old/build.json'), 'utf8'));
  await moveRegistry(one.root, (remotes) => withBuild(remotes, facts));
  await keepUp(one);
  await keepUp(other);
  expect([inUse(one), inUse(other)]).toEqual(['0.1.0-old', '0.1.0-old']);
});

test('an archive that was changed, or is gone, is not taken over: the last good registry goes on, and it is said until it is right again', async () => {
  await sendTo(one, '0.2.0-a');
  const known = new Set(archives());
  await sendTo(one, '0.2.1-b');
  const [added = ''] = archives().filter((name) => !known.has(name));
  const file = path.join(store, 'site/builds', added);
  const bytes = readFileSync(file);
  const said = async () => (await other.site.builds.registry()).faults;
  const evil = await archiveOf(aBuild('0.2.1-b', { 'chunk.js': 'evil()' }));
  const now = server.clock.now();
  for (const [at, change] of [() => writeFileSync(file, evil), () => rmSync(file)].entries()) {
    server.clock.set(new Date(now.getTime() + (at + 1) * 61_000).toISOString());
    change();
    await keepUp(other);
    expect([inUse(other), await said()]).toEqual(['0.1.0-new', [expect.stringContaining('0.2.1-b')]]);
    expect(buildsOf(other)).not.toContain('0.2.1-b');
    expect((await other.app.request('/remotes/payroll/0.2.1-b/remoteEntry.js')).status).toBe(404);
  }
  writeFileSync(file, bytes);
  await keepUp(other);
  expect(inUse(other)).toBe('0.1.0-new');
  server.clock.advance(61);
  await keepUp(other);
  expect([inUse(other), await said()]).toEqual(['0.2.1-b', []]);
});

test('a server whose shell is older than what is published stays with what it can run, and says so', async () => {
  const versions = path.join(one.root, 'shell/versions.json');
  writeFileSync(versions, readFileSync(versions, 'utf8').replace('1.2.0', '1.3.0'));
  expect(await sendTo(one, '0.2.0-a', { kit: '^1.3.0' })).toBe(200);
  await keepUp(other);
  expect([inUse(other), (await other.site.builds.registry()).faults]).toEqual([
    '0.1.0-new',
    [expect.stringContaining('wants kit ^1.3.0, the shell there has 1.2.0')],
  ]);
});

test('builds that no session uses leave the store with their rows; what is in use stays', async () => {
  for (const version of ['0.2.0-a', '0.2.1-b', '0.2.2-c']) await sendTo(one, version);
  const before = archives().length;
  const later = (hours: number) => new Date(server.clock.now().getTime() + hours * 3_600_000);
  const remove = (at: Date) => other.site.builds.sharing?.removeOld(at);
  expect([await remove(later(35)), archives().length]).toEqual([0, before]);
  expect(await remove(later(37))).toBeGreaterThan(0);
  await keepUp(other);
  const { rows } = await server.asAccess((tx) =>
    tx.execute<{ version: string }>(sql`select "version" from "shared_build" order by "version"`),
  );
  expect([rows.map(({ version }) => version), archives().length]).toEqual([['0.2.1-b', '0.2.2-c'], 2]);
  expect([inUse(other), await other.site.troubles()]).toEqual(['0.2.2-c', []]);
});

test('the job of a server has work only where another one has moved', async () => {
  const deps = { db: server.db, builds: other.site.builds } as unknown as Parameters<
    typeof remotesArea.jobs
  >[0];
  const job = remotesArea.jobs(deps).find(({ name }) => name.startsWith('taking over'));
  const hasWork = async () =>
    (
      await server.asAccess((tx) =>
        tx.execute<{ is: boolean }>(sql`select ${job?.hasWork?.(new Date())} as "is"`),
      )
    ).rows[0]?.is;
  await keepUp(other);
  expect(await hasWork()).toBe(false);
  await sendTo(one, '0.2.0-a');
  expect(await hasWork()).toBe(true);
  await job?.run(new Date());
  expect([inUse(other), await hasWork()]).toEqual(['0.2.0-a', false]);
});
