import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { serve } from '@hono/node-server';
import {
  endRemoteToken,
  getPublished,
  getRemoteMoves,
  getRemoteTokens,
  makeRemoteToken,
  moveRemoteBack,
  takePublishedBack,
} from '@paga/contract/remotes';
import {
  as,
  eachPublishes,
  everything,
  lines,
  payroll,
  registry,
  root,
  secret,
  send,
  sendBuild,
  server,
  site,
  tokenFor,
} from '@paga/testing/publishing';
import { moveRegistry } from '#core/site/registry-file.ts';
import { aBuild, archiveOf, renamedIn, type SentFiles } from './build-for-test.ts';

eachPublishes('publish');

test('a build that is sent is served from then on; its move has a line in the log with the token, its list says where it was before', async () => {
  expect(await sendBuild('0.2.0-a')).toMatchObject({ status: 200, name: 'payroll', version: '0.2.0-a' });
  expect(payroll()).toMatchObject({ version: '0.2.0-a', lastGood: { version: '0.1.0-new' } });
  expect(await site.troubles()).toEqual([]);
  expect((await site.builds.parts())[1]).toMatchObject({ version: '0.2.0-a', lastGood: '0.1.0-new' });
  expect(existsSync(path.join(root, 'remotes/payroll/0.2.0-a/remoteEntry.js.map'))).toBe(true);
  const { body } = await as(secret).call(getPublished, { params: { name: 'payroll' } });
  expect([body.version, body.lastGood, body.states.map(({ version }) => version)]).toEqual([
    ...['0.2.0-a', '0.1.0-new'],
    ['0.2.0-a'],
  ]);
  const [line] = (await lines('publish')).slice(-1);
  expect(line).toMatchObject({
    userId: null,
    changes: {
      part: { old: 'payroll' },
      publishedWith: { old: 'CI payroll' },
      version: { old: '0.1.0-new', new: '0.2.0-a' },
    },
  });
});

test('a replayed publish is 409 and changes nothing, nor do other bytes under the same version, also after a way back', async () => {
  const archive = await archiveOf(aBuild('0.2.0-a'));
  expect((await send(archive)).status).toBe(200);
  const before = everything();
  expect(await send(archive)).toMatchObject({ status: 409, code: 'CONFLICT' });
  const other = await sendBuild('0.2.0-a', { 'chunk.js': 'other()' });
  expect([other.status, other.message]).toEqual([409, expect.stringContaining('other bytes')]);
  expect(everything()).toEqual(before);
  await as(secret).call(takePublishedBack, { params: { name: 'payroll' }, body: { to: 'lastGood' } });
  const after = everything();
  expect([(await send(archive)).status, payroll().version]).toEqual([409, '0.1.0-new']);
  expect(everything()).toEqual(after);
});

test('two publishes at once both stand, of two remotes and of one', async () => {
  const { secret: ofSixth } = await tokenFor('sixth');
  const sixth = aBuild(
    '1.0.0-a',
    {},
    {
      ...{ name: 'sixth', offer: { name: 'sixth', permissions: [] } },
      entry: '/remotes/sixth/1.0.0-a/remoteEntry.js',
    },
  );
  const replies = await Promise.all([
    sendBuild('0.2.0-a'),
    send(await archiveOf(sixth), { name: 'sixth', token: ofSixth }),
    sendBuild('0.2.1-b'),
    sendBuild('0.2.1-b'),
  ]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409]);
  expect(JSON.parse(registry()).remotes.map(({ name }: { name: string }) => name)).toEqual([
    'payroll',
    'sixth',
  ]);
  const both = [payroll().version, payroll().lastGood.version].sort();
  expect([both, await site.troubles()]).toEqual([['0.2.0-a', '0.2.1-b'], []]);
});

test('a token of one remote changes nothing else, by no call of the publish and by no name', async () => {
  const { secret: ofAdmin, token } = await tokenFor('admin');
  const before = everything();
  const archive = await archiveOf(aBuild('0.2.0-a'));
  expect((await send(archive, { token: ofAdmin })).status).toBe(403);
  // Sent as the own remote: what it says of itself is of another one.
  const own = await send(archive, { name: 'admin', token: ofAdmin });
  expect([own.status, own.fields?.[0]?.message]).toEqual([422, expect.stringContaining('not of admin')]);
  const params = { name: 'payroll' };
  expect((await as(ofAdmin).call(getPublished, { params })).status).toBe(403);
  for (const to of ['lastGood', 1] as const)
    expect((await as(ofAdmin).call(takePublishedBack, { params, body: { to } })).status).toBe(403);
  for (const name of ['..%2Fpayroll', '%2e%2e', '..%2f..%2fshell', 'payroll%2F..', 'shell'])
    expect([name, [403, 404, 422].includes((await send(archive, { name, token: ofAdmin })).status)]).toEqual([
      name,
      true,
    ]);
  for (const call of [getRemoteTokens, getRemoteMoves])
    expect((await as(ofAdmin).call(call as typeof getRemoteMoves, { params })).status).toBe(401);
  expect((await as(ofAdmin).call(makeRemoteToken, { body: { remote: 'admin', name: 'x' } })).status).toBe(
    401,
  );
  expect((await as(ofAdmin).call(endRemoteToken, { params: { id: token.id } })).status).toBe(401);
  expect((await as(ofAdmin).call(moveRemoteBack, { params, body: { to: 1 } })).status).toBe(401);
  for (const shown of ['', 'paga_remote_x', `${ofAdmin}x`])
    expect((await send(archive, { token: shown })).status).toBe(401);
  expect(everything()).toEqual(before);
});

const latin = (name: string) => Buffer.from(name).toString('latin1');
/** A build with one more file, whose name is written into the archive afterwards. */
async function withName(name: string): Promise<Buffer> {
  const standIn = 'z'.repeat(latin(name).length);
  return renamedIn(await archiveOf(aBuild('0.2.0-a', { [standIn]: 'x' })), standIn, latin(name));
}
test.each<[string, () => Promise<Buffer>, number, string]>([
  ...['../evil.js', '/etc/evil.js', 'a/../../x.js', '..\\evil.js', 'C:\\x.js'].map(
    (name): [string, () => Promise<Buffer>, number, string] => [
      name,
      () => withName(name),
      422,
      'the archive cannot be read',
    ],
  ),
  ...['.hidden.js', 'a//bcde.js', 'a bcdef.js', 'ëbcdefg.js', 'a/b/c/d/e.js'].map(
    (name): [string, () => Promise<Buffer>, number, string] => [
      name,
      () => withName(name),
      422,
      'is no name of a file',
    ],
  ),
  [
    'a link',
    () => archiveOf(aBuild('0.2.0-a', { 'link.js': '/etc/passwd' }), { 'link.js': 0o120777 }),
    422,
    'no plain file',
  ],
  [
    'a name twice',
    async () =>
      renamedIn(await archiveOf(aBuild('0.2.0-a', { 'aa.js': '1', 'ab.js': '2' })), 'ab.js', 'aA.js'),
    422,
    'twice',
  ],
  [
    'a changed byte',
    () => archiveOf({ ...aBuild('0.2.0-a'), 'remoteEntry.js': 'evil()' }),
    422,
    'remoteEntry.js',
  ],
  ['an added file', () => archiveOf({ ...aBuild('0.2.0-a'), 'evil.js': 'evil()' }), 422, 'evil.js'],
  [
    'a missing chunk',
    () => archiveOf({ ...aBuild('0.2.0-a', { 'chunk.js': 'x' }), 'chunk.js': undefined }),
    422,
    'chunk.js',
  ],
  ['no list', () => archiveOf({ ...aBuild('0.2.0-a'), 'integrity.json': undefined }), 422, 'integrity.json'],
  ['no archive', async () => Buffer.from('PK and nothing more'), 422, 'archive'],
  [
    'a compressed file that swells',
    () =>
      archiveOf(
        aBuild('0.2.0-a', { 'chunk.js': 'x', 'chunk.js.br': brotliCompressSync(Buffer.alloc(5_000_000)) }),
      ),
    422,
    'chunk.js.br',
  ],
  [
    'a file that swells',
    () => archiveOf(aBuild('0.2.0-a', { 'chunk.js': Buffer.alloc(11 * 1024 * 1024) })),
    413,
    'chunk.js',
  ],
  [
    'more files than any build',
    () =>
      archiveOf(
        aBuild('0.2.0-a', Object.fromEntries(Array.from({ length: 2_001 }, (_, at) => [`c${at}.js`, 'x']))),
      ),
    413,
    'files',
  ],
  ['more than an archive holds', async () => Buffer.alloc(30 * 1024 * 1024 + 1), 413, ''],
  [
    'another kit',
    () => archiveOf(aBuild('0.2.0-a', {}, { kit: '^1.3.0' })),
    422,
    'wants kit ^1.3.0, the shell there has 1.2.0',
  ],
  [
    'another React',
    () => archiveOf(aBuild('0.2.0-a', {}, { builtWith: { react: '18.3.1' } })),
    422,
    'was built with react 18.3.1',
  ],
  ['no hash', () => archiveOf(aBuild('0.2.0-a', {}, { integrity: null })), 422, 'integrity'],
  [
    'the hash of another file',
    () => archiveOf(aBuild('0.2.0-a', {}, { integrity: `sha384-${'A'.repeat(64)}` })),
    422,
    'hash',
  ],
  [
    'an entry elsewhere',
    () => archiveOf(aBuild('0.2.0-a', {}, { entry: '/remotes/payroll/0.1.0-new/remoteEntry.js' })),
    422,
    'hash',
  ],
  ['a version that leads up', () => archiveOf(aBuild('..', {})), 422, 'version'],
  [
    'a name of the kit that the shell lacks',
    () => archiveOf(aBuild('0.2.0-a', { 'uses.json': '{"kit":["Moon"]}' })),
    422,
    'uses Moon of @paga/kit',
  ],
  [
    'a call that the API lacks',
    () => archiveOf(aBuild('0.2.0-a', { 'uses.json': '{"calls":["getMoon"]}' })),
    422,
    'makes the call getMoon',
  ],
  [
    'a call of another number of the wire',
    () =>
      archiveOf(
        aBuild('0.2.0-a', {
          'uses.json': '{"calls":["getSalaries"],"wire":{"getSalaries":"payroll/900;900"}}',
        }),
      ),
    422,
    'of another version',
  ],
])('%s is refused with the reason, and nothing is changed', async (_name, archive, status, reason) => {
  const before = everything();
  const reply = await send(await archive());
  const said = [reply.message, ...(reply.fields ?? []).map(({ message }) => message)].join('\n');
  expect([reply.status, said]).toEqual([status, expect.stringContaining(reason)]);
  expect(everything()).toEqual(before);
});

test('another type than an archive is not read; what is withdrawn does not come back by itself', async () => {
  const archive = await archiveOf(aBuild('0.2.0-a'));
  expect((await send(archive, { type: 'multipart/form-data; boundary=b' })).status).toBe(415);
  await moveRegistry(root, (remotes) => remotes.map((one) => ({ ...one, withdrawn: ['0.2.0-a'] })));
  expect(await send(archive)).toMatchObject({ status: 409, message: expect.stringContaining('withdrawn') });
});

/** Runs a script of the build package; its exit code and what it wrote. */
const run = (script: string, ...args: string[]): Promise<[number, string]> =>
  promisify(execFile)(process.execPath, [
    path.resolve(__dirname, '../../../../shared/build/publish', script),
    ...args,
  ]).then(
    ({ stdout }) => [0, stdout],
    ({ code, stderr }: { code: number; stderr: string }) => [code, stderr],
  );

test('the command sends the folder of a build, lists and takes back over HTTP, and says why something is refused', async () => {
  const listening = serve({ fetch: server.app.fetch, port: 0 });
  await new Promise((resolve) => listening.once('listening', resolve));
  const to = ['--to', `http://127.0.0.1:${(listening.address() as AddressInfo).port}`, '--token'];
  const folder = path.join(root, 'built');
  const put = (files: SentFiles) => {
    mkdirSync(folder, { recursive: true });
    for (const [name, content] of Object.entries(files))
      if (content !== undefined) writeFileSync(path.join(folder, name), content);
  };
  try {
    put(aBuild('0.2.0-a', {}, { kit: '^9.0.0' }));
    const sent = ['publish.mjs', 'payroll', '--folder', folder, ...to, secret] as const;
    expect(await run(...sent)).toEqual([
      1,
      expect.stringContaining('wants kit ^9.0.0, the shell there has 1.2.0'),
    ]);
    put(aBuild('0.2.0-a'));
    expect(await run(...sent)).toEqual([
      0,
      expect.stringMatching(/^payroll 0\.2\.0-a is in use, registry \d{13}/),
    ]);
    expect(await run('publish.mjs', 'list', 'payroll', ...to, secret)).toEqual([
      0,
      expect.stringMatching(/\d{13} {2}payroll 0\.2\.0-a\n$/),
    ]);
    expect(await run('publish.mjs', 'rollback', 'payroll', ...to, secret)).toEqual([
      0,
      expect.stringContaining('payroll is back at 0.1.0-new'),
    ]);
    put(aBuild('0.2.1-b'));
    expect(await run(...sent, '--canary', '10')).toEqual([
      0,
      expect.stringMatching(/^payroll 0\.1\.0-new is in use, 0\.2\.1-b of 10 %, registry \d{13}/),
    ]);
    expect(await run('publish.mjs', 'promote', 'payroll', ...to, secret)).toEqual([
      0,
      expect.stringMatching(/^payroll 0\.2\.1-b is in use, registry \d{13}/),
    ]);
    expect(await run(...sent, '--canary', '100')).toEqual([1, expect.stringContaining('from 1 to 99')]);
    expect(await run('publish.mjs', 'list', 'payroll', ...to, 'paga_remote_x')).toEqual([
      1,
      expect.stringContaining('401 NOT_SIGNED_IN'),
    ]);
  } finally {
    listening.close();
  }
}, 60_000);
