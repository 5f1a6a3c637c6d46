import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  type FailureReport,
  getFailureStack,
  getRegistryState,
  getRemotes,
  type RemoteState,
  reportFailure,
  reportVisit,
} from '@paga/contract/remotes';
import { freshServer, type TestServer, type TestUser } from '@paga/testing/server';
import { sql } from 'drizzle-orm';
import { createApp } from '#app.ts';
import { createLog } from '#core/log.ts';
import { registryKeys } from '#core/site/registry-keys.ts';
import { serveSite } from '#core/site/serve-site.ts';
import { forgetOldReports } from './failures/forget-old.ts';
import { SHELL_VERSION, siteForTest } from './site-for-test.ts';

const root = siteForTest();
const keys = registryKeys({ name: 'REGISTRY_KEY', value: '7'.repeat(64), file: '' });
const now = () => new Date();
const NEW = { remote: 'payroll', version: '0.1.0-new' };
const FRAME = 'remotes/payroll/0.1.0-new/parts.js:1:11';
const report = (facts: Partial<FailureReport> = {}): FailureReport => ({
  ...NEW,
  ...{ kind: 'RENDER_THREW', error: 'TypeError', message: 'Cannot read properties of undefined' },
  frames: [FRAME],
  ...facts,
});

let server: TestServer;
const START = '2026-10-15T09:00:00Z';
let people: TestUser[];
beforeAll(async () => {
  server = await freshServer('remotes', { builds: serveSite(root, { keys, now }).builds, trustProxy: true });
  const { admin, manager, user } = await server.company();
  people = [admin, manager, user];
});
afterAll(() => rmSync(root, { recursive: true, force: true }));
beforeEach(() => {
  server.clock.set(START);
  return server.asAccess(async (tx) => {
    for (const table of ['remote_failure', 'remote_load', 'remote_vital', 'try_count'])
      await tx.execute(sql.raw(`delete from "${table}"`));
  });
});

const tell = async (body: FailureReport, who?: TestUser, address = '203.0.113.7') =>
  (await server.as(who, { headers: { 'x-forwarded-for': address } }).call(reportFailure, { body })).status;
const asReader = async () => server.as(await server.superAdmin());
const parts = async (): Promise<RemoteState[]> => (await (await asReader()).call(getRemotes, {})).body;
const registryState = async () => (await (await asReader()).call(getRegistryState, {})).body;
const payroll = async () => (await parts()).find(({ name }) => name === 'payroll') as RemoteState;
const person = (at: number) => people[at] as TestUser;

test('the parts are those that the registry in use names, and only role 1 reads them', async () => {
  expect((await parts()).map(({ name, version, lastGood }) => [name, version, lastGood])).toEqual([
    ['shell', SHELL_VERSION, null],
    ['payroll', '0.1.0-new', '0.1.0-old'],
  ]);
  for (const who of people) expect((await server.as(who).call(getRemotes, {})).status).toBe(403);
  expect((await server.as(undefined).call(getRemotes, {})).status).toBe(401);
  const stack = { params: { id: 1 } };
  expect((await server.as(person(0)).call(getFailureStack, stack)).status).toBe(403);
  expect((await (await asReader()).call(getFailureStack, stack)).status).toBe(404);
});

test('the same failure is one kind: counted, with the people it met, its first and last time; another stack is another kind', async () => {
  expect([await tell(report(), person(0)), await tell(report(), person(0))]).toEqual([204, 204]);
  server.clock.advance(20 * 60);
  await tell(report(), person(1));
  await tell(report());
  await tell(report({ frames: [] }), person(2));
  const { kinds, failures } = await payroll();
  expect(failures).toEqual({ day: 5, week: 5 });
  expect(kinds).toHaveLength(2);
  expect(kinds.find(({ count }) => count === 3)).toMatchObject({
    ...{ version: '0.1.0-new', kind: 'RENDER_THREW', error: 'TypeError', people: 2, visitors: 1 },
    ...{ firstAt: new Date(START).toISOString(), lastAt: server.clock.now().toISOString() },
  });
  server.clock.advance(30 * 3_600);
  expect((await payroll()).failures).toEqual({ day: 0, week: 5 });
});

test('of a build that the registry does not name nothing is kept, and the answer is the same', async () => {
  for (const facts of [{ version: '9.9.9-x' }, { remote: 'unknown' }, { remote: 'shell' }])
    expect(await tell(report(facts), person(0))).toBe(204);
  expect(await tell(report({ version: '0.1.0-old' }), person(0))).toBe(204);
  expect(await tell(report({ remote: 'shell', version: SHELL_VERSION, frames: [] }))).toBe(204);
  expect((await parts()).map(({ kinds }) => kinds.length)).toEqual([1, 1]);
});

test('no name, amount, address or query value is kept, whatever a page sends', async () => {
  const canaries = ['Arta', '1999384753', '1234.56', 'arta@agimi.test', 'rruga', 'personalNumber'];
  const said = `Arta Krasniqi 1999384753 earns 1234.56 €, arta@agimi.test, rruga 5, ?personalNumber=1999384753`;
  await tell(report({ message: said, frames: ['remotes/payroll/0.1.0-new/Arta.js:1:1'] }), person(0));
  await tell(report({ message: `Cannot read properties of undefined (reading '${said}')` }), person(0));
  await tell(report({ message: `"${said}" is not a function` }), person(0));
  const sent = [
    { ...report(), error: 'ArtaKrasniqiError' },
    { ...report(), frames: [`remotes/payroll/0.1.0-new/parts.js?name=Arta:1:1`] },
    { ...report(), frames: [`https://paga.test/employees?name=Arta:1:1`] },
    { ...report(), remote: 'Arta' },
    { ...report(), name: 'Arta' },
  ];
  for (const body of sent) expect(await tell(body as FailureReport, person(0))).toBe(422);
  const { rows } = await server.asAccess((tx) => tx.execute(sql`select * from "remote_failure"`));
  expect(rows).toHaveLength(3);
  const kept = JSON.stringify(rows);
  expect(canaries.filter((canary) => kept.includes(canary))).toEqual([]);
  expect(rows.map(({ message, frames }) => [message, frames])).toEqual([
    [null, []],
    ['Cannot read properties of undefined', [FRAME]],
    ['not a function', [FRAME]],
  ]);
});

test('without a session a network tells of 20 an hour, an IPv6 one with all of its addresses; a person of more', async () => {
  const of = (count: number, address: (at: number) => string) =>
    Promise.all(Array.from({ length: count }, (_, at) => tell(report(), undefined, address(at))));
  const statuses = await of(25, (at) => `2001:db8:1:2::${(at + 1).toString(16)}`);
  expect(statuses.filter((status) => status === 204)).toHaveLength(20);
  expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  expect(await tell(report(), undefined, '2001:db8:1:3::1')).toBe(204);
  expect(await tell(report(), person(0), '2001:db8:1:2::1')).toBe(204);
  expect((await payroll()).kinds).toMatchObject([{ count: 1, visitors: 21, people: 1 }]);
});

test('too large a report is refused, and kinds are kept apart up to a bound', async () => {
  expect(await tell(report({ message: 'x'.repeat(201) }))).toBe(422);
  expect(await tell(report({ frames: Array.from({ length: 21 }, () => FRAME) }))).toBe(422);
  for (let line = 1; line <= 110; line += 1)
    await tell(report({ frames: [`remotes/payroll/0.1.0-new/parts.js:${line}:1`] }), person(0));
  const { rows } = await server.asAccess((tx) =>
    tx.execute(sql`select "error", "frames" from "remote_failure" order by "id"`),
  );
  expect(rows).toHaveLength(101);
  expect(rows.at(-1)).toEqual({ error: null, frames: [] });
  expect((await payroll()).failures.day).toBe(110);
  expect((await payroll()).kinds).toHaveLength(50);
});

test('the stack is shown in the sources, where the build has a map; the map is not served', async () => {
  await tell(report({ frames: [FRAME, `assets/main.${SHELL_VERSION}.js:1:2`] }), person(0));
  const id = (await payroll()).kinds[0]?.id ?? 0;
  const { frames } = (await (await asReader()).call(getFailureStack, { params: { id } })).body;
  const source = { file: 'mf-payroll/src/calculations/calculations.screen.tsx', line: 3, column: 5 };
  expect(frames).toEqual([
    { file: 'remotes/payroll/0.1.0-new/parts.js', line: 1, column: 11, source },
    { file: `assets/main.${SHELL_VERSION}.js`, line: 1, column: 2, source: null },
  ]);
});

test('who was handed the entry of a build is noted, by the server itself, and nobody without a session', async () => {
  const log = createLog('silent');
  const deps = { db: server.db, files: {} as never, log, version: '0', now: () => server.clock.now() };
  const app = createApp(deps, serveSite(root, { keys, now }));
  const ask = async (file: string, who?: TestUser, method = 'GET') => {
    const headers: Record<string, string> = who ? { cookie: `paga_session=${who.cookie}` } : {};
    return (await app.request(`/remotes/payroll/${file}`, { method, headers })).status;
  };
  expect(await ask('0.1.0-new/remoteEntry.js', person(0))).toBe(200);
  expect(await ask('0.1.0-new/remoteEntry.js', person(0))).toBe(200);
  expect(await ask('0.1.0-new/remoteEntry.js', person(1))).toBe(200);
  expect(await ask('0.1.0-new/remoteEntry.js')).toBe(200);
  expect(await ask('0.1.0-new/remoteEntry.js', person(2), 'HEAD')).toBe(200);
  expect(await ask('0.1.0-new/parts.js', person(2))).toBe(200);
  expect(await ask('9.9.9-x/remoteEntry.js', person(2))).toBe(404);
  expect(await ask('0.1.0-new/parts.js.map', person(2))).toBe(404);
  expect(await payroll()).toMatchObject({ loads: { day: 3, week: 3 }, people: { day: 2, week: 2 } });
});

test('visits become percentiles of each part; unknown builds and visitors are left out', async () => {
  const visit = async (lcp: number, who: TestUser | undefined = person(0), facts = NEW) =>
    (
      await server.as(who).call(reportVisit, {
        body: {
          parts: [
            { ...facts, lcp, inp: 90, cls: 0 },
            { remote: 'nobody', version: '1', cls: 1 },
          ],
        },
      })
    ).status;
  for (const lcp of [700, 700, 700, 3_200]) expect(await visit(lcp)).toBe(204);
  expect((await server.as(undefined).call(reportVisit, { body: { parts: [NEW] } })).status).toBe(401);
  expect(await visit(-1)).toBe(422);
  expect((await payroll()).vitals).toEqual({ visits: 4, lcp: 800, inp: 94, cls: 0.001 });
  expect((await parts())[0]?.vitals).toEqual({ visits: 0, lcp: null, inp: null, cls: null });
});

test('after 30 days nothing of it is left', async () => {
  await tell(report(), person(0));
  await server.as(person(0)).call(reportVisit, { body: { parts: [NEW] } });
  const in29 = new Date(server.clock.now().getTime() + 29 * 86_400_000);
  await forgetOldReports(server.db, in29);
  expect((await payroll()).kinds).toHaveLength(1);
  await forgetOldReports(server.db, new Date(in29.getTime() + 3 * 86_400_000));
  for (const table of ['remote_failure', 'remote_failure_hour', 'remote_failure_person', 'remote_vital'])
    expect((await server.asAccess((tx) => tx.execute(sql.raw(`select 1 from "${table}"`)))).rows).toEqual([]);
});

test('a registry in the folder that is not served is said to role 1 with what is wrong, while the one of before goes on', async () => {
  const place = path.join(root, 'remotes.json');
  const before = readFileSync(place, 'utf8');
  const { version, faults } = await registryState();
  expect([version, faults]).toEqual([expect.stringMatching(/^20/), []]);
  writeFileSync(place, before.replace(/"integrity":"[^"]*"/, '"integrity":null'));
  const refused = await registryState();
  expect([refused.version, refused.faults.join()]).toEqual([
    version,
    expect.stringContaining('remotes.json cannot be read'),
  ]);
  expect((await payroll()).version).toBe('0.1.0-new');
  expect((await server.as(person(0)).call(getRegistryState, {})).status).toBe(403);
  writeFileSync(place, before);
  expect((await registryState()).faults).toEqual([]);
});
