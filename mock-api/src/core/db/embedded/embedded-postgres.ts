import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { binariesFor } from './binaries.ts';
import { clusterPlace } from './cluster-place.ts';
import { freePort } from './free-port.ts';
import { clearOrphan } from './orphan.ts';
import { chooseRunner, privateFile, privateFolder, type Runner } from './runner.ts';
import { stopPostgres } from './stop-process.ts';

/** How to reach a database. */
export type Connection = { host: string; port: number; user: string; password: string; database: string };
/** `pid` is of the PostgreSQL that runs now. */
export type EmbeddedPostgres = { connection: Connection; stop: () => Promise<void>; readonly pid: number };
/** `volatile`: for tests only; a crash of the machine may lose data. `onDeath` hears that it died; it is started again until it is stopped. */
type EmbeddedOptions = {
  volatile?: boolean;
  maxConnections?: number;
  onDeath?: (said: string, again: boolean) => void;
};

const USER = 'paga';
const SOCKET_PATH_LIMIT = 100;

function passwordOf(dataFolder: string): string {
  const file = path.join(dataFolder, 'database-password');
  if (!existsSync(file))
    writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600, flag: 'wx' });
  return readFileSync(file, 'utf8');
}

function finished(child: ChildProcess, name: string): Promise<void> {
  let output = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    output += chunk;
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${name} ended with ${code}: ${output.trim()}`)),
    );
  });
}

/** Makes the cluster beside its place and moves it there whole: a start that was cut off leaves nothing half made. */
async function initialise(initdb: string, cluster: string, password: string, runner: Runner): Promise<void> {
  const fresh = `${cluster}.new`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(path.dirname(cluster), { recursive: true });
  privateFolder(fresh, runner);
  const passwordFile = `${fresh}.password`;
  privateFile(passwordFile, `${password}\n`, runner);
  const args = [
    '-D',
    fresh,
    '-U',
    USER,
    '-E',
    'UTF8',
    '--locale=C',
    '--no-sync',
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
  ];
  const child = spawn(initdb, args, { ...runner.spawn, cwd: fresh, stdio: ['ignore', 'ignore', 'pipe'] });
  await finished(child, 'initdb').finally(() => rmSync(passwordFile, { force: true }));
  renameSync(fresh, cluster);
}

async function listening(
  cluster: string,
): Promise<{ args: string[]; host: string; port: number; cleanUp: () => void }> {
  if (process.platform === 'win32') {
    const port = await freePort();
    return {
      args: ['-c', 'listen_addresses=127.0.0.1', '-p', String(port)],
      host: '127.0.0.1',
      port,
      cleanUp: () => {},
    };
  }
  const short = cluster.length <= SOCKET_PATH_LIMIT - '/.s.PGSQL.5432'.length;
  const folder = short ? cluster : mkdtempSync(path.join(tmpdir(), 'paga-'));
  if (!short) privateFolder(folder, chooseRunner());
  const cleanUp = () => (short ? undefined : rmSync(folder, { recursive: true, force: true }));
  return {
    args: ['-c', 'listen_addresses=', '-c', `unix_socket_directories=${folder}`],
    host: folder,
    port: 5432,
    cleanUp,
  };
}

async function untilReady(connection: Connection, child: ChildProcess, log: () => string): Promise<void> {
  for (const end = Date.now() + 60_000; ; await wait(20)) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`PostgreSQL did not start: ${log().trim()}`);
    const client = new pg.Client({ ...connection, database: 'postgres' });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
}

/** Should this process be killed, the pipe to the watcher breaks and PostgreSQL is shut down in order all the same. */
function watch(pid: number, runner: Runner): ChildProcess | undefined {
  if (process.platform === 'win32') return undefined;
  const script = `trap '' INT TERM HUP; read _; kill -INT ${pid} 2>/dev/null`;
  const watcher = spawn('/bin/sh', ['-c', script], {
    ...runner.spawn,
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watcher.on('error', () => {});
  watcher.unref();
  (watcher.stdin as unknown as { unref?: () => void } | null)?.unref?.();
  return watcher;
}

type Launch = { postgres: string; cluster: string; args: string[]; runner: Runner; connection: Connection };
type Running = { child: ChildProcess; pid: number; said: () => string; stop: () => Promise<void> };

/** One life of the PostgreSQL of a cluster. */
async function launched({ postgres, cluster, args, runner, connection }: Launch): Promise<Running> {
  await clearOrphan(cluster);
  const child = spawn(postgres, ['-D', cluster, ...args], {
    ...runner.spawn,
    cwd: cluster,
    // Its own process group: Ctrl+C reaches us, and we stop it once the requests under way have ended.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    output = (output + chunk).slice(-4_000);
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await untilReady(connection, child, () => output);
  const pid = child.pid as number;
  const watcher = watch(pid, runner);
  child.unref();
  const stop = async () => {
    // It no longer keeps this process alive; until it has ended, it must.
    child.ref();
    await Promise.all([stopPostgres(pid), gone]);
    watcher?.stdin?.end();
  };
  return { child, pid, said: () => output.trim(), stop };
}

const AGAIN_AFTER_MS = 1_000;

/** Keeps a PostgreSQL running: whenever it dies by itself it is started again, on the same address, so that the pool finds it. */
function kept(first: Running, launch: Launch, onDeath: EmbeddedOptions['onDeath']) {
  let [now, stopping, restarting] = [first, false, Promise.resolve()];
  const revive = async () => {
    for (let again = false; !stopping; again = true) {
      onDeath?.(now.said(), again);
      try {
        now = await launched(launch);
        guard();
        return;
      } catch {
        await wait(AGAIN_AFTER_MS);
      }
    }
  };
  const guard = () => {
    now.child.once('exit', () => {
      if (!stopping && onDeath) restarting = revive();
    });
  };
  guard();
  const stop = async () => {
    stopping = true;
    await restarting;
    await now.stop();
  };
  return { stop, pid: () => now.pid };
}

/** Starts the PostgreSQL of a data folder, made on first use. The caller holds the lock of that folder. */
export async function startEmbedded(
  dataFolder: string,
  options: EmbeddedOptions = {},
): Promise<EmbeddedPostgres> {
  const runner = chooseRunner();
  const cluster = clusterPlace(dataFolder, runner);
  const { initdb, postgres } = binariesFor(runner, cluster);
  const password = passwordOf(dataFolder);
  if (!existsSync(path.join(cluster, 'PG_VERSION'))) await initialise(initdb, cluster, password, runner);
  const { args, host, port, cleanUp } = await listening(cluster);
  const settings = [
    'shared_buffers=64MB',
    'jit=off',
    `max_connections=${options.maxConnections ?? 40}`,
    'timezone=UTC',
    'log_statement=none',
  ];
  if (options.volatile)
    settings.push('fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off');
  const connection = { host, port, user: USER, password, database: 'postgres' };
  const flags = settings.flatMap((setting) => ['-c', setting]);
  const launch = { postgres, cluster, args: [...args, ...flags], runner, connection };
  const { stop, pid } = kept(await launched(launch), launch, options.onDeath);
  return {
    connection,
    stop: () => stop().then(cleanUp),
    get pid() {
      return pid();
    },
  };
}
