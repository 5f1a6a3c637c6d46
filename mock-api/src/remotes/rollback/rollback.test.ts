import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { type FailureReport, getRemotes, reportFailure, switchRollback } from '@paga/contract/remotes';
import { freshServer, type TestServer, type TestUser } from '@paga/testing/server';
import { sql } from 'drizzle-orm';
import { auditLine } from '#core/audit/table.ts';
import { registryKeys } from '#core/site/registry-keys.ts';
import { type Site, serveSite } from '#core/site/serve-site.ts';
import { siteForTest } from '../site-for-test.ts';
import { rollBackFailing } from './roll-back-failing.ts';

const NEW = { remote: 'payroll', version: '0.1.0-new' };
const report: FailureReport = { ...NEW, kind: 'RENDER_THREW', error: 'TypeError', message: null, frames: [] };
const keys = registryKeys({ name: 'REGISTRY_KEY', value: '7'.repeat(64), file: '' });

let root: string;
let site: Site;
let server: TestServer;
let people: TestUser[];
let sara: TestUser;
let known: number;
beforeAll(async () => {
  // The registry that is served is read anew from a folder of each test.
  server = await freshServer('rollback', { builds: { ...forwarded() }, trustProxy: true });
  const { admin, manager, user } = await server.company();
  people = [admin, manager, user, await server.user({ roleId: 4, companies: [], name: 'Lul' })];
  sara = await server.superAdmin();
});
const forwarded = () => ({
  parts: () => site.builds.parts(),
  registry: () => site.builds.registry(),
  lists: (file: string) => site.builds.lists(file),
  mapOf: (file: string) => site.builds.mapOf(file),
  move: (change: Parameters<Site['builds']['move']>[0]) => site.builds.move(change),
  rollBack: (name: string, version: string) => site.builds.rollBack(name, version),
});
beforeEach(async () => {
  root = siteForTest();
  site = serveSite(root, { keys, now: () => server.clock.now() });
  server.clock.set('2026-10-15T09:00:00Z');
  known = (await server.asAccess((tx) => tx.select().from(auditLine))).length;
  await server.asAccess(async (tx) => {
    for (const table of ['remote_failure', 'remote_load', 'remote_rollback', 'try_count'])
      await tx.execute(sql.raw(`delete from "${table}"`));
  });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** The browsers of so many people are handed the build, those of some of them report that it fails. */
async function happened(failing: readonly TestUser[], loaded: readonly TestUser[] = failing) {
  const at = server.clock.now().toISOString();
  const load = (userId: number) =>
    server.asAccess((tx) =>
      tx.execute(sql`insert into "remote_load" ("remote", "version", "userId", "hour", "loads", "lastAt")
        values (${NEW.remote}, ${NEW.version}, ${userId}, ${at}, 1, ${at}) on conflict do nothing`),
    );
  for (const { id } of loaded) await load(id);
  for (const who of failing)
    expect((await server.as(who).call(reportFailure, { body: report })).status).toBe(204);
}
const look = () => rollBackFailing(server.db, forwarded(), server.clock.now());
const payroll = async () =>
  (await server.as(sara).call(getRemotes, {})).body.find(({ name }) => name === 'payroll');
const lines = async (type: 'rollBack' | 'updateRollback') =>
  (await server.asAccess((tx) => tx.select().from(auditLine).orderBy(auditLine.id)))
    .slice(known)
    .filter((line) => line.type === type);
const withdrawn = { version: '0.1.0-old', lastGood: null, withdrawn: ['0.1.0-new'] };

test('a build that fails for three people goes back once, under a newer registry, with a line in the log, and is withdrawn', async () => {
  await happened(people.slice(0, 3));
  await Promise.all([look(), look()]);
  expect(await payroll()).toMatchObject(withdrawn);
  const registry = JSON.parse(readFileSync(path.join(root, 'remotes.json'), 'utf8'));
  expect(registry).toMatchObject({ schema: 1, remotes: [withdrawn] });
  expect(await site.troubles()).toEqual([]);
  const entry = {
    part: { old: 'payroll' },
    people: { old: '3' },
    version: { old: '0.1.0-new', new: '0.1.0-old' },
  };
  expect(await lines('rollBack')).toMatchObject([{ userId: null, page: 'remotes', changes: entry }]);
  server.clock.advance(60);
  await look();
  expect(await lines('rollBack')).toHaveLength(1);
});

test.each<[string, () => Promise<unknown>]>([
  ['two people', () => happened(people.slice(0, 2), people)],
  [
    'three of sixty-one',
    async () => {
      const others = Array.from({ length: 57 }, (_, at) =>
        server.user({ roleId: 4, companies: [], name: `Lexuesi ${at}` }),
      );
      await happened(people.slice(0, 3), [...people, ...(await Promise.all(others))]);
    },
  ],
  ['people who were never handed it', () => happened(people.slice(0, 3), people.slice(0, 2))],
  [
    'people one after another in more than five minutes',
    async () => {
      await happened(people.slice(0, 1), people);
      server.clock.advance(301);
      await happened(people.slice(1, 3));
    },
  ],
  [
    'pages without a session',
    async () => {
      await happened([], people);
      for (const at of [1, 2, 3])
        await server
          .as(undefined, { headers: { 'x-forwarded-for': `203.0.113.${at}` } })
          .call(reportFailure, { body: report });
    },
  ],
])('it stays for %s', async (_who, happens) => {
  await happens();
  await look();
  expect(await payroll()).toMatchObject({ version: '0.1.0-new', withdrawn: [] });
});

test('role 1 switches it off and on with a line in the log, nobody else does; without a last good build there is no way back', async () => {
  const set = (who: TestUser | undefined, on: boolean, name = 'payroll') =>
    server.as(who).call(switchRollback, { params: { name }, body: { on } });
  for (const [who, status] of [
    [undefined, 401],
    [people[0], 403],
  ] as const)
    expect((await set(who, false)).status).toBe(status);
  expect((await set(sara, false, 'nobody')).status).toBe(404);
  expect((await set(sara, 'no' as never)).status).toBe(422);
  expect([(await set(sara, false)).body, (await set(sara, false)).status]).toEqual([{ on: false }, 200]);
  expect((await payroll())?.goesBack).toBe(false);
  await happened(people.slice(0, 3));
  await look();
  expect((await payroll())?.version).toBe('0.1.0-new');
  expect((await set(sara, true)).body).toEqual({ on: true });
  await look();
  expect(await payroll()).toMatchObject({ ...withdrawn, goesBack: true });
  expect((await lines('updateRollback')).map(({ userId, changes }) => [userId, changes.goesBack])).toEqual([
    [sara.id, { old: true, new: false }],
    [sara.id, { old: false, new: true }],
  ]);
  expect(await site.builds.rollBack('payroll', '0.1.0-old')).toBeUndefined();
  expect(await site.builds.rollBack('payroll', '0.1.0-new')).toBeUndefined();
});
