import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundledServer } from '@paga/testing/killable-server';
import { freePort } from './core/db/embedded/free-port.ts';

// The server as people start it: a process of its own on an empty data folder.
let folder: string;
const running = new Set<ChildProcess>();

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'paga-start-'));
});
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** The data of a first start, kept by the first test for those that are about something else. */
const used = mkdtempSync(path.join(tmpdir(), 'paga-used-'));
// Started by root, the database belongs to another user, as the copy must.
const copy = (from: string, to: string) => execFileSync('cp', ['-a', `${from}/.`, to]);

afterAll(() => {
  rmSync(used, { recursive: true, force: true });
});

type Started = { url: string; child: ChildProcess; output: () => string; ended: Promise<number | null> };

async function start(env: Record<string, string> = {}): Promise<Started> {
  const port = await freePort();
  const own = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: folder,
    LOG_LEVEL: 'info',
    NODE_ENV: 'development',
    PAGA_DEMO: 'plain',
    ...env,
  };
  const child = spawn(process.execPath, [bundledServer()], {
    env: own,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let output = '';
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  await new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        output += chunk;
        if (output.includes('stops it.')) resolve();
      });
    }
    child.once('exit', () => resolve());
  });
  return { url: `http://127.0.0.1:${port}`, child, output: () => output, ended };
}

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

test('in production, or with PAGA_DEMO=0, starts empty and prints a setup secret', async () => {
  const started = await start({ NODE_ENV: 'production', PAGA_DEMO: '' });
  expect(started.output()).toMatch(/setup secret.*\n {2}[\w-]{43}\n/);
  expect(started.output()).not.toContain('Demo123');
  await stop(started, 'SIGINT');
});

test('a setting that makes no sense is named, and nothing is left behind', async () => {
  const started = await start({ PORT: '99999' });
  expect(await started.ended).toBe(1);
  expect(started.output()).toContain('PORT must be a number');
  expect(readdirSync(folder)).toEqual([]);
});
