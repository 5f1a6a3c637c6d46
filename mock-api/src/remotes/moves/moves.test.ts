import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { getPublished, getRemoteMoves, moveRemoteBack, takePublishedBack } from '@paga/contract/remotes';
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
  server,
} from '@paga/testing/publishing';
import { sql } from 'drizzle-orm';
import { removeOldBuilds } from '#core/site/old-builds.ts';
import { moveRegistry } from '#core/site/registry-file.ts';
import { folderMoves } from './note-folder-moves.ts';

eachPublishes('remote_moves');

test('back to the last good build and to an earlier state, with the token and by role 1 with a note; both are new versions with a line', async () => {
  await sendBuild('0.2.0-a');
  const params = { name: 'payroll' };
  const first = (await as(secret).call(getPublished, { params })).body.states[0]?.registry ?? 0;
  const back = await as(secret).call(takePublishedBack, { params, body: { to: 'lastGood' } });
  expect([back.status, back.body.version, payroll().withdrawn]).toEqual([200, '0.1.0-new', ['0.2.0-a']]);
  expect(back.body.registry).toBeGreaterThan(first);
  expect((await as(secret).call(takePublishedBack, { params, body: { to: 'lastGood' } })).status).toBe(409);
  expect((await as(secret).call(takePublishedBack, { params, body: { to: 7 } })).status).toBe(404);
  const note = 'e kërkoi ekipi i pagave';
  const forth = await server.as(sara).call(moveRemoteBack, { params, body: { to: first, note } });
  expect([forth.status, forth.body.version]).toEqual([200, '0.2.0-a']);
  expect(payroll()).toMatchObject({ lastGood: { version: '0.1.0-new' } });
  expect((await server.as(sara).call(moveRemoteBack, { params, body: { to: first } })).status).toBe(409);
  const { moves, builds: there } = (await server.as(sara).call(getRemoteMoves, { params })).body;
  expect(moves.map(({ kind, from, to, by, token, note: said }) => [kind, from, to, by, token, said])).toEqual(
    [
      ['back', '0.1.0-new', '0.2.0-a', sara.name, null, note],
      ['rollback', '0.2.0-a', '0.1.0-new', null, 'CI payroll', null],
      ['publish', null, '0.2.0-a', null, 'CI payroll', null],
    ],
  );
  expect(there.map(({ version }) => version).sort()).toEqual(['0.1.0-new', '0.1.0-old', '0.2.0-a']);
  expect(
    (await lines('takeBack')).slice(-2).map(({ userId, changes }) => [userId, changes.version?.new]),
  ).toEqual([
    [null, '0.1.0-new'],
    [sara.id, '0.2.0-a'],
  ]);
  const { admin } = await server.company();
  for (const [who, status] of [
    [admin, 403],
    [undefined, 401],
  ] as const) {
    expect((await server.as(who).call(moveRemoteBack, { params, body: { to: first } })).status).toBe(status);
    expect((await server.as(who).call(getRemoteMoves, { params })).status).toBe(status);
  }
});

test('a move in the folder gets its line a minute later, once; what was there before the first look gets none', async () => {
  const note = folderMoves(server.db, builds);
  const known = (await lines('moveInFolder')).length;
  await sendBuild('0.2.0-a');
  await server.asAccess((tx) => tx.execute(sql`delete from "remote_move"`));
  await note(new Date());
  const { version } = await moveRegistry(root, (remotes) =>
    remotes.map((one) => ({ ...one, version: '0.1.0-old' })),
  );
  await note(new Date(version + 30_000));
  expect((await lines('moveInFolder')).slice(known)).toEqual([]);
  for (const later of [61_000, 62_000]) await note(new Date(version + later));
  const made = (await lines('moveInFolder')).slice(known);
  expect(made).toMatchObject([{ userId: null, changes: { version: { old: '0.2.0-a', new: '0.1.0-old' } } }]);
});

test('a build goes when no session of the last 24 hours can have it, and nothing that is in use', async () => {
  await sendBuild('0.2.0-a');
  await sendBuild('0.2.1-b');
  await sendBuild('0.2.2-c');
  writeFileSync(path.join(root, 'remotes/payroll/note.txt'), '');
  await removeOldBuilds(root, new Date(Date.now() + 35 * 3_600_000));
  expect(buildsThere()).toEqual(['0.1.0-new', '0.1.0-old', '0.2.0-a', '0.2.1-b', '0.2.2-c', 'note.txt']);
  await removeOldBuilds(root, new Date(Date.now() + 37 * 3_600_000));
  expect(buildsThere()).toEqual(['0.2.1-b', '0.2.2-c']);
});

test('what a registry that was written by hand has in use stays, however old it is', async () => {
  await sendBuild('0.2.0-a');
  await sendBuild('0.2.1-b');
  const place = path.join(root, 'remotes.json');
  const entry = JSON.parse(readFileSync(path.join(root, 'remotes/payroll/0.1.0-old/build.json'), 'utf8'));
  writeFileSync(place, JSON.stringify({ remotes: [entry] }));
  await removeOldBuilds(root, new Date(Date.now() + 37 * 3_600_000));
  expect(buildsThere()).toContain('0.1.0-old');
});
