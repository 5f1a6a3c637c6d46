import { webcrypto } from 'node:crypto';
import { configureClient } from '@paga/client';
import type { FailureReport } from '@paga/contract/remotes';
import type { RegistryEntry } from '@paga/platform/host';
import { report } from './report.ts';
import { tellOfUncaught } from './tell.ts';

const BUILD = `${location.origin}/remotes/payroll/0.1.0-new`;
const entry = {
  ...{ name: 'payroll', version: '0.1.0-new', lastGood: null },
  ...{ entry: '/remotes/payroll/0.1.0-new/remoteEntry.js', integrity: `sha384-${'a'.repeat(64)}` },
} as unknown as RegistryEntry;
const ofPayroll = { version: '0.1.0-new', entry };

const sent: { body: FailureReport; background: string | null; keepalive: boolean }[] = [];
let answer = async () => new Response(null, { status: 204 });

function thrown(message: string, stack: string[], name = 'TypeError'): Error {
  const error = new Error(message);
  error.name = name;
  error.stack = [`${name}: ${message}`, ...stack].join('\n');
  return error;
}
const at = (file: string, line = 1) => `    at Object.f (${BUILD}/${file}:${line}:20)`;

beforeEach(() => {
  sent.length = 0;
  sessionStorage.clear();
  answer = async () => new Response(null, { status: 204 });
  document.head.innerHTML = '<script type="text/plain" src="/assets/main.0123456789.js"></script>';
  configureClient({
    ...{ baseUrl: `${location.origin}/api`, companyId: () => null },
    token: { read: () => null, write: () => undefined },
    fetch: async (asked) => {
      const request = asked as Request;
      const background = request.headers.get('x-background');
      sent.push({ body: await request.clone().json(), background, keepalive: request.keepalive });
      return answer();
    },
  });
});
afterEach(() => jest.useRealTimers());

test('of an error nothing leaves the page that was typed or read: only its kind, name and places in our files', async () => {
  const said = 'Arta Krasniqi 1999384753 1,234.56 arta@agimi.test rruga 5';
  const stack = [
    `    at Arta (${BUILD}/parts.js?name=Arta&id=1999384753:7:8)`,
    `    at eval (eval at Arta (${location.origin}/employees?name=Arta:1:1))`,
    '    at chrome-extension://abcdef/content.js:1:2',
    '    at https://elsewhere.test/remotes/payroll/0.1.0-new/parts.js:1:2',
    `Krasniqi@${location.origin}/assets/kit.0123456789.js:3:4`,
  ];
  await report({ kind: 'RENDER_THREW', error: thrown(said, stack, 'ArtaError'), remote: ofPayroll });
  await report({
    kind: 'UNCAUGHT',
    error: thrown(`Cannot read properties of null (reading '${said}')`, stack),
  });
  await report({ kind: 'REJECTED', error: said, remote: ofPayroll });
  const text = JSON.stringify(sent);
  for (const canary of [
    'Arta',
    'Krasniqi',
    '1999384753',
    '234.56',
    'agimi',
    'rruga',
    'elsewhere',
    'employees',
  ])
    expect([canary, text.includes(canary)]).toEqual([canary, false]);
  const frames = ['remotes/payroll/0.1.0-new/parts.js:7:8', 'assets/kit.0123456789.js:3:4'];
  const part = { remote: 'payroll', version: '0.1.0-new' };
  expect(sent.map(({ body }) => body)).toEqual([
    { ...part, kind: 'RENDER_THREW', error: 'Error', message: null, frames },
    { ...part, kind: 'UNCAUGHT', error: 'TypeError', message: 'Cannot read properties of null', frames },
    { ...part, kind: 'REJECTED', error: null, message: null, frames: [] },
  ]);
  expect(sent.map(({ background, keepalive }) => [background, keepalive])).toEqual(
    Array(3).fill(['1', true]),
  );
});

test('the same is reported once a minute in a tab, also after the page was loaded again; of many kinds ten', async () => {
  jest.useFakeTimers({ now: Date.parse('2026-10-15T09:00:00Z') });
  const tell = (line: number) => report({ kind: 'UNCAUGHT', error: thrown('x', [at('parts.js', line)]) });
  for (let time = 0; time < 5; time += 1) await tell(1);
  expect(sent).toHaveLength(1);
  jest.setSystemTime(Date.parse('2026-10-15T09:00:59Z'));
  await tell(1);
  await tell(2);
  expect(sent).toHaveLength(2);
  jest.setSystemTime(Date.parse('2026-10-15T09:01:00Z'));
  for (let line = 1; line <= 20; line += 1) await tell(line);
  expect(sent.length).toBe(2 + 9);
});

test('what nobody caught is of the remote whose code is in its stack, else of the shell; what is of no code of ours is not reported', async () => {
  const kit = `    at g (${location.origin}/assets/kit.0123456789.js:3:4)`;
  await report({ kind: 'UNCAUGHT', error: thrown('x is not a function', [kit, at('parts.js')]) });
  await report({
    kind: 'REJECTED',
    error: thrown('Loading chunk 7 failed.', [at('entry.js')], 'ChunkLoadError'),
  });
  await report({ kind: 'UNCAUGHT', error: thrown('x', [kit]) });
  await report({ kind: 'RENDER_THREW', error: thrown('x', []) });
  await report({ kind: 'UNCAUGHT', error: thrown('x', ['    at moz-extension://abcdef/content.js:1:2']) });
  await report({ kind: 'UNCAUGHT', error: undefined });
  expect(
    sent.map(({ body: { remote, version, kind, message } }) => [remote, version, kind, message]),
  ).toEqual([
    ['payroll', '0.1.0-new', 'UNCAUGHT', 'not a function'],
    ['payroll', '0.1.0-new', 'MODULE_MISSING', 'Loading chunk failed'],
    ['shell', '0123456789', 'UNCAUGHT', null],
    ['shell', '0123456789', 'RENDER_THREW', null],
  ]);
});

test('an entry that is there with other bytes than the registry says is reported as such', async () => {
  const own = globalThis.fetch;
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
  const served = jest.fn(async () => new Response('evil()'));
  globalThis.fetch = served as never;
  await report({ kind: 'ENTRY_UNREACHABLE', error: undefined, remote: ofPayroll });
  served.mockResolvedValue(new Response(null, { status: 404 }));
  await report({ kind: 'ENTRY_UNREACHABLE', error: undefined, remote: ofPayroll });
  globalThis.fetch = own;
  expect(sent.map(({ body }) => body.kind)).toEqual(['INTEGRITY', 'ENTRY_UNREACHABLE']);
});

test('a registry that the page would not use is reported of the shell, with why, and no name of an entry', async () => {
  const refused = (why: string, what = 'the registry') =>
    Object.assign(new Error(`${what} is ${why}`), { name: 'RefusedRegistry' });
  await report({ kind: 'REGISTRY_REFUSED', error: refused('expired') });
  await report({ kind: 'REGISTRY_REFUSED', error: refused('without texts', 'registry entry Arta Krasniqi') });
  await report({ kind: 'REGISTRY_REFUSED', error: refused('of Arta Krasniqi') });
  expect(
    sent.map(({ body: { remote, version, error, message } }) => [remote, version, error, message]),
  ).toEqual([
    ['shell', '0123456789', 'RefusedRegistry', 'the registry is expired'],
    ['shell', '0123456789', 'RefusedRegistry', 'a registry entry is without texts'],
    ['shell', '0123456789', 'RefusedRegistry', null],
  ]);
});

test('a reporter that fails is silent, whatever fails in it', async () => {
  answer = async () => {
    throw new TypeError('Failed to fetch');
  };
  await report({ kind: 'UNCAUGHT', error: thrown('x', [at('parts.js')]) });
  answer = async () => new Response('{"code":"TOO_MANY_REQUESTS","errorId":"x"}', { status: 429 });
  await report({ kind: 'UNCAUGHT', error: thrown('x', [at('parts.js', 2)]) });
  expect(sent).toHaveLength(2);
  sessionStorage.setItem('paga.reported', 'no JSON');
  await report({ kind: 'UNCAUGHT', error: thrown('x', [at('parts.js', 3)]) });
  expect(sent).toHaveLength(2);
});

test('an uncaught error and an unhandled rejection of the page are reported', async () => {
  tellOfUncaught();
  dispatchEvent(new ErrorEvent('error', { error: thrown('x', [at('parts.js')]) }));
  const rejected = Object.assign(new Event('unhandledrejection'), {
    reason: thrown('x', [at('parts.js', 2)]),
  });
  dispatchEvent(rejected);
  for (let turn = 0; turn < 200 && sent.length < 2; turn += 1)
    await new Promise((resolve) => setTimeout(resolve, 5));
  expect(sent.map(({ body }) => body.kind).sort()).toEqual(['REJECTED', 'UNCAUGHT']);
});
