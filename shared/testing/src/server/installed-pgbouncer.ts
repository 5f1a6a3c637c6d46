import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@paga/mock-api/core/db/embedded/free-port';
import { chooseRunner, privateFile, privateFolder } from '@paga/mock-api/core/db/embedded/runner';
import pg from 'pg';

const PROGRAM = '/usr/sbin/pgbouncer';

/** Whether the system has PgBouncer, where Debian puts it. */
export const hasPgbouncer = (): boolean => existsSync(PROGRAM);

type Login = { user: string; password: string };
type Target = { host: string; port: number };
type Settings = Readonly<Record<string, string | number>>;
type Pgbouncer = { host: string; port: number; pid: number; stop: () => Promise<void> };

// What docs/operations.md shows, with as much room as tests want.
const SETTINGS: Settings = {
  listen_addr: '127.0.0.1',
  auth_type: 'trust',
  pool_mode: 'transaction',
  unix_socket_dir: '',
  max_client_conn: 500,
  default_pool_size: 30,
  server_login_retry: 1,
};

const lines = (settings: Settings) =>
  Object.entries(settings)
    .map(([name, value]) => `${name} = ${value}`)
    .join('\n');

async function untilListening(port: number, child: ChildProcess, said: () => string): Promise<void> {
  for (const end = Date.now() + 20_000; ; await wait(20)) {
    if (child.exitCode !== null || Date.now() > end) throw new Error(`PgBouncer did not start: ${said()}`);
    const client = new pg.Client({ host: '127.0.0.1', port, user: 'pgbouncer', database: 'pgbouncer' });
    client.on('error', () => {});
    const listens = await client.connect().then(
      () => true,
      ({ code }: { code?: string }) => code !== 'ECONNREFUSED',
    );
    await client.end().catch(() => {});
    if (listens) return;
  }
}

/** Starts the system's PgBouncer in transaction mode before a PostgreSQL, for every database of it and these logins. */
export async function startPgbouncer(
  target: Target,
  logins: readonly Login[],
  settings: Settings = {},
): Promise<Pgbouncer> {
  const runner = chooseRunner();
  const folder = mkdtempSync(path.join(tmpdir(), 'paga-bouncer-'));
  privateFolder(folder, runner);
  const port = await freePort();
  const [users, ini] = [path.join(folder, 'userlist.txt'), path.join(folder, 'pgbouncer.ini')];
  privateFile(users, logins.map(({ user, password }) => `"${user}" "${password}"`).join('\n'), runner);
  const own = { ...SETTINGS, listen_port: port, auth_file: users, ...settings };
  const databases = `* = host=${target.host} port=${target.port}`;
  privateFile(ini, `[databases]\n${databases}\n[pgbouncer]\n${lines(own)}\n`, runner);
  const child = spawn(PROGRAM, [ini], { ...runner.spawn, cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  // A run that is ended in the middle leaves none behind.
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said = `${said}${chunk}`.slice(-2_000);
    });
  const stop = async () => {
    process.off('exit', kill);
    const ended = new Promise((resolve) => child.once('exit', resolve));
    if (child.exitCode === null && child.kill('SIGTERM')) await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  await untilListening(port, child, () => said).catch(async (error) => {
    await stop();
    throw error;
  });
  return { host: '127.0.0.1', port, pid: child.pid ?? 0, stop };
}
