import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  getPublished,
  getRegistryMoves,
  getRemoteMoves,
  getRemotes,
  moveRegistryBack,
  moveRemoteBack,
  promoteCanary,
  promotePublished,
  takePublishedBack,
} from '@paga/contract/remotes';
import { isInShare } from '@paga/contract/remotes/canary-share';
import {
  as,
  builds,
  buildsThere,
  eachPublishes,
  lines,
  payroll,
  root,
  sara,
  secret,
  sendBuild,
  sendCanary,
  server,
  site,
} from '@paga/testing/publishing';
import { sql } from 'drizzle-orm';
import { removeOldBuilds } from '#core/site/old-builds.ts';
import { isServed } from '../is-served.ts';
import { rollBackFailing } from '../rollback/roll-back-failing.ts';

eachPublishes('canary');

const params = { name: 'payroll' };
const promote = (share: number) => as(secret).call(promotePublished, { params, body: { share } });
const bySara = (share: number) => server.as(sara).call(promoteCanary, { params, body: { share } });
const shown = async () =>
  (await server.as(sara).call(getRemotes, {})).body.find((one) => one.name === 'payroll');
const moves = async () =>
  (await server.as(sara).call(getRemoteMoves, { params })).body.moves.map((move) => [
    ...[move.kind, move.from, move.to, move.share],
  ]);

test('a canary stands beside the build in use, goes to more companies and to all; every move is listed and in the log', async () => {
  const sent = await sendCanary('0.2.0-a', '10');
  expect([sent.status, sent.version, sent.canary]).toEqual([
    200,
    '0.1.0-new',
    { version: '0.2.0-a', share: 10 },
  ]);
  expect(payroll()).toMatchObject({ version: '0.1.0-new', lastGood: { version: '0.1.0-old' } });
  expect(await site.troubles()).toEqual([]);
  expect(await isServed(builds, { remote: 'payroll', version: '0.2.0-a' })).toBe(true);
  const more = await promote(50);
  expect(more.body.canary).toEqual({ version: '0.2.0-a', share: 50 });
  expect((await promote(50)).status).toBe(409);
  expect((await as(secret).call(getPublished, { params })).body.canary).toEqual({
    version: '0.2.0-a',
    share: 50,
  });
  const all = await promote(100);
  expect([all.body.version, all.body.canary, payroll().lastGood.version]).toEqual([
    '0.2.0-a',
    null,
    '0.1.0-new',
  ]);
  expect([(await promote(100)).status, await site.troubles()]).toEqual([409, []]);
  expect(await moves()).toEqual([
    ['promote', '0.1.0-new', '0.2.0-a', null],
    ['canary', '0.2.0-a', '0.2.0-a', 50],
    ['canary', '0.1.0-new', '0.2.0-a', 10],
  ]);
  const shares = (await lines('publishCanary')).slice(-2).map(({ changes }) => changes.share?.old);
  expect([shares, (await lines('promote')).at(-1)?.changes.version]).toEqual([
    ['10 %', '50 %'],
    { old: '0.1.0-new', new: '0.2.0-a' },
  ]);
});

test('it is withdrawn with the token, by role 1 and by its failures; what stands is not touched', async () => {
  const known = (await lines('takeBack')).length;
  await sendCanary('0.2.0-a', '10');
  await as(secret).call(takePublishedBack, { params, body: { to: 'lastGood' } });
  await sendCanary('0.2.1-b', '99');
  const ended = await bySara(0);
  expect([ended.body.version, ended.body.canary]).toEqual(['0.1.0-new', null]);
  expect((await lines('takeBack')).slice(known).map(({ userId }) => userId)).toEqual([null, sara.id]);
  await sendCanary('0.2.2-c', '25');
  const { admin, manager, user } = await server.company();
  const at = server.clock.now().toISOString();
  await server.asAccess(async (tx) => {
    const failure = sql`insert into "remote_failure" ("remote", "version", "kind", "frames", "fingerprint", "firstAt", "lastAt")
      values ('payroll', '0.2.2-c', 'RENDER_THREW', '{}', 'c', ${at}, ${at}) returning "id"`;
    const { id } = (await tx.execute<{ id: number }>(failure)).rows[0] as { id: number };
    for (const person of [admin, manager, user]) {
      await tx.execute(sql`insert into "remote_load" ("remote", "version", "userId", "hour", "loads", "lastAt")
        values ('payroll', '0.2.2-c', ${person.id}, ${at}, 1, ${at})`);
      await tx.execute(sql`insert into "remote_failure_person" values (${id}, ${person.id}, ${at})`);
    }
  });
  await rollBackFailing(server.db, builds, server.clock.now());
  expect(payroll()).toMatchObject({
    ...{ version: '0.1.0-new', lastGood: { version: '0.1.0-old' } },
    withdrawn: ['0.2.0-a', '0.2.1-b', '0.2.2-c'],
  });
  expect(payroll().canary).toBeUndefined();
  expect((await moves())[0]).toEqual(['failing', '0.2.2-c', '0.1.0-new', null]);
  expect((await sendCanary('0.2.2-c', '25')).status).toBe(409);
});

test('role 1 sees how many companies have it; who may not is refused, and so is a share that is none', async () => {
  const { admin } = await server.company();
  for (let more = 0; more < 5; more += 1) await server.company();
  await sendCanary('0.2.0-a', '50');
  const ids = (await server.asAccess((tx) => tx.execute<{ id: number }>(sql`select "id" from "tenant"`)))
    .rows;
  const are = await Promise.all(ids.map(({ id }) => isInShare({ remote: 'payroll', share: 50 }, Number(id))));
  expect(new Set(are).size).toBe(2);
  expect((await shown())?.canary).toEqual({
    ...{ version: '0.2.0-a', share: 50 },
    companies: are.filter(Boolean).length,
  });
  for (const share of [-1, 101, 1.5]) expect((await promote(share)).status).toBe(422);
  for (const share of ['0', '100', 'x']) expect((await sendCanary('0.2.9-x', share)).status).toBe(422);
  for (const [who, status] of [
    [admin, 403],
    [undefined, 401],
  ] as const) {
    const body = { share: 100 };
    expect((await server.as(who).call(promoteCanary, { params, body })).status).toBe(status);
    expect((await server.as(who).call(getRegistryMoves, {})).status).toBe(status);
    expect((await server.as(who).call(moveRegistryBack, { body: { to: 1 } })).status).toBe(status);
  }
});

test('a canary ends with a build for all, and by a way back to what stands; its build stays as long as others', async () => {
  await sendBuild('0.2.0-a');
  const first = payroll();
  await sendCanary('0.2.1-b', '10');
  await removeOldBuilds(root, new Date(Date.now() + 37 * 3_600_000));
  expect(buildsThere()).toEqual(['0.1.0-new', '0.2.0-a', '0.2.1-b']);
  const state = (await as(secret).call(getPublished, { params })).body.states.at(-1)?.registry ?? 0;
  const back = await server.as(sara).call(moveRemoteBack, { params, body: { to: state } });
  expect([back.status, back.body.version, back.body.canary]).toEqual([200, '0.2.0-a', null]);
  await sendCanary('0.2.2-c', '10');
  await sendBuild('0.2.3-d');
  expect([first.version, payroll().version, payroll().canary]).toEqual(['0.2.0-a', '0.2.3-d', undefined]);
});

test('role 1 takes all parts back to an earlier state, with a line for each that moved; a state whose build is gone, and one like now, are refused', async () => {
  await sendBuild('0.2.0-a');
  await sendBuild('0.2.1-b');
  await sendCanary('0.2.2-c', '10');
  const { body: states } = await server.as(sara).call(getRegistryMoves, {});
  expect(
    states.map(({ changed, remotes }) => [changed, remotes[0]?.version, remotes[0]?.canary?.share]),
  ).toEqual([
    [['payroll'], '0.2.1-b', 10],
    [['payroll'], '0.2.1-b', undefined],
    [['payroll'], '0.2.0-a', undefined],
  ]);
  const to = states[2]?.registry ?? 0;
  const note = 'nuk përputhen';
  const back = await server.as(sara).call(moveRegistryBack, { body: { to, note } });
  expect([back.status, back.body.remotes, back.body.changed]).toEqual([
    ...[200, [{ name: 'payroll', version: '0.2.0-a', canary: null }]],
    ['payroll'],
  ]);
  expect(payroll()).toMatchObject({ version: '0.2.0-a', lastGood: { version: '0.1.0-new' } });
  expect([payroll().canary, await site.troubles()]).toEqual([undefined, []]);
  expect((await lines('takeBack')).at(-1)).toMatchObject({
    userId: sara.id,
    changes: { note: { old: note }, version: { old: '0.2.1-b', new: '0.2.0-a' } },
  });
  expect((await server.as(sara).call(moveRegistryBack, { body: { to } })).status).toBe(409);
  expect((await server.as(sara).call(moveRegistryBack, { body: { to: 7 } })).status).toBe(404);
  const registry = readFileSync(path.join(root, 'remotes.json'), 'utf8');
  await removeOldBuilds(root, new Date(Date.now() + 37 * 3_600_000));
  expect(
    (await server.as(sara).call(moveRegistryBack, { body: { to: states[1]?.registry ?? 0 } })).status,
  ).toBe(409);
  expect(readFileSync(path.join(root, 'remotes.json'), 'utf8')).toBe(registry);
});
