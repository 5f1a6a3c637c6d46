import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endStarted, type Started, startedServer } from '@paga/testing/started-server';

// The server as people start it: a process of its own on an empty data folder.
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'paga-start-'));
});
afterEach(() => {
  endStarted();
  rmSync(folder, { recursive: true, force: true });
});

/** The data of a first start, kept by the first test for those that are about something else. */
const used = mkdtempSync(path.join(tmpdir(), 'paga-used-'));
// Started by root, the database belongs to another user, as the copy must.
const copy = (from: string, to: string) => execFileSync('cp', ['-a', `${from}/.`, to]);

afterAll(() => {
  rmSync(used, { recursive: true, force: true });
});

const start = (env: Record<string, string> = {}) =>
  startedServer({ DATA_DIR: folder, LOG_LEVEL: 'info', NODE_ENV: 'development', PAGA_DEMO: 'plain', ...env });

/** The processes whose command line names the data folder. */
function processesOfFolder(): string[] {
  if (!existsSync('/proc')) return [];
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && name !== String(process.pid));
  return pids.filter((pid) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(folder);
    } catch {
      return false;
    }
  });
}

async function stop({ child, ended }: Started, signal: NodeJS.Signals): Promise<number | null> {
  child.kill(signal);
  return ended;
}

test.each(['SIGINT', 'SIGTERM'] as const)(
  'a demo starts by itself, keeps its data over %s, and leaves no process',
  async (signal) => {
    // The first of them on an empty folder.
    copy(used, folder);
    const first = await start();
    expect(first.output()).toContain('admin@agimi.test');
    const state = (await (await fetch(`${first.url}/api/setup/state`)).json()) as { demo: boolean };
    expect(state.demo).toBe(true);
    expect(await stop(first, signal)).toBe(0);
    expect(processesOfFolder()).toEqual([]);
    expect(readdirSync(folder)).not.toContain('server.lock');
    copy(folder, used);
    const second = await start({ PAGA_DEMO: '0' });
    expect(await (await fetch(`${second.url}/api/setup/state`)).json()).toEqual(state);
    await stop(second, signal);
  },
);

test('a second start on the same data folder names who holds it, and harms nothing', async () => {
  copy(used, folder);
  const first = await start();
  const second = await start();
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain(`in use by process ${first.child.pid}`);
  expect((await fetch(`${first.url}/api/health`)).status).toBe(200);
  await stop(first, 'SIGINT');
});

test('starts again after kill -9, with its data', async () => {
  copy(used, folder);
  const first = await start();
  await stop(first, 'SIGKILL');
  const second = await start();
  expect(second.output()).toContain('admin@agimi.test');
  const login = await fetch(`${second.url}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@agimi.test', password: 'Demo123' }),
  });
  expect(login.status).toBe(200);
  expect(second.output()).not.toContain('admin@agimi.test","');
  await stop(second, 'SIGINT');
});

/** What production asks for: `production-start.test.ts` takes each of them away. */
const PRODUCTION = {
  ...{ NODE_ENV: '', PAGA_DEMO: '', PUBLIC_URL: 'https://paga.example.com', TRUST_PROXY: '1' },
  ...{ BACKUP_KEY: 'ab'.repeat(32), SMTP_URL: 'smtps://paga%40example.com:geheim-mail@127.0.0.1:9' },
};

/** A request as a proxy of ours hands it on; `fetch` sets no host. */
const throughProxy = (url: string, path: string, headers: Record<string, string>) =>
  new Promise<{ status: number; body: string }>((resolve, reject) => {
    const asked = request(`${url}${path}`, { headers: { connection: 'close', ...headers } }, (answer) => {
      let body = '';
      answer.on('data', (chunk) => {
        body += chunk;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body }));
    });
    asked.once('error', reject).end();
  });

test('in production starts empty, prints a setup secret and no other, and answers only what came by https', async () => {
  const started = await start(PRODUCTION);
  expect(started.output()).toMatch(/setup secret.*\n {2}[\w-]{43}\n/);
  expect(started.output()).not.toMatch(/Demo123|geheim|(?:ab){32}/);
  const host = 'paga.example.com';
  const state = (proto?: string) =>
    throughProxy(started.url, '/api/setup/state', { host, ...(proto ? { 'x-forwarded-proto': proto } : {}) });
  const { status, body } = await state('https');
  expect([status, JSON.parse(body)]).toEqual([200, expect.objectContaining({ demo: false, accounts: [] })]);
  for (const proto of ['http', 'http, https', undefined]) {
    const refused = await state(proto);
    expect([refused.status, JSON.parse(refused.body).code]).toEqual([403, 'HTTPS_REQUIRED']);
  }
  expect((await throughProxy(started.url, '/', { host, 'x-forwarded-proto': 'http' })).status).toBe(403);
  const health = await throughProxy(started.url, '/api/health', {
    host: '10.0.0.7',
    'x-forwarded-proto': 'http',
  });
  expect(health.status).toBe(200);
  await stop(started, 'SIGINT');
  writeFileSync(path.join(folder, 'backup.key'), 'ab'.repeat(32));
  const again = await start(PRODUCTION);
  expect(await again.ended).toBe(1);
  expect(again.output()).toContain('backup.key opens older backups and lies beside them');
});

test('what began as a demo does not start in production, by the mark in its database, and goes on as a demo', async () => {
  copy(used, folder);
  const refused = await start({ ...PRODUCTION, PAGA_DEMO: '0' });
  expect(await refused.ended).toBe(1);
  expect(refused.output()).toContain('Paga did not start: This data folder began as a demo');
  expect(refused.output()).toContain('with an empty DATA_DIR');
  expect(processesOfFolder()).toEqual([]);
  const again = await start();
  expect(again.output()).toContain('admin@agimi.test');
  await stop(again, 'SIGINT');
});

test('a setting that makes no sense is named, and nothing is left behind', async () => {
  const started = await start({ PORT: '99999' });
  expect(await started.ended).toBe(1);
  expect(started.output()).toContain('PORT must be a number');
  expect(readdirSync(folder)).toEqual([]);
});
