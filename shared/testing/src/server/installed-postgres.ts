import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Connection, EmbeddedPostgres } from '@paga/mock-api/core/db/embedded/embedded-postgres';
import { chooseRunner, privateFolder } from '@paga/mock-api/core/db/embedded/runner';
import { stopPostgres } from '@paga/mock-api/core/db/embedded/stop-process';
import pg from 'pg';

const folderOf = (version: number) => `/usr/lib/postgresql/${version}/bin`;

/** Whether the system has this version of PostgreSQL, where Debian puts it. */
export function hasPostgres(version: number): boolean {
  return existsSync(path.join(folderOf(version), 'postgres'));
}

/** Waits until a cluster takes connections that is not in recovery. */
export async function untilReady(connection: Connection): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const client = new pg.Client(connection);
    try {
      await client.connect();
      const { rows } = await client.query<{ recovers: boolean }>('select pg_is_in_recovery() as recovers');
      await client.end();
      if (rows[0]?.recovers) throw new Error('it is in recovery');
      return;
    } catch (error) {
      if (tries > 300) throw error;
      await wait(50);
    }
  }
}

/** Starts an empty cluster of the system's PostgreSQL of a version; its superuser is `postgres`. */
export async function startInstalled(version: number): Promise<EmbeddedPostgres> {
  const runner = chooseRunner();
  const cluster = mkdtempSync(path.join(tmpdir(), `pg${version}-`));
  privateFolder(cluster, runner);
  const options = { ...runner.spawn, cwd: cluster, stdio: 'ignore' } as const;
  const initdb = ['-D', cluster, '-U', 'postgres', '-E', 'UTF8', '--locale=C', '--no-sync', '--auth=trust'];
  const made = spawnSync(path.join(folderOf(version), 'initdb'), initdb, options);
  if (made.status !== 0) throw new Error(`initdb of PostgreSQL ${version} ended with ${made.status}`);
  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${cluster}`,
    'fsync=off',
    'synchronous_commit=off',
  ];
  const server = spawn(
    path.join(folderOf(version), 'postgres'),
    ['-D', cluster, ...settings.flatMap((text) => ['-c', text])],
    options,
  );
  const pid = server.pid ?? 0;
  const connection = { host: cluster, port: 5432, user: 'postgres', password: '', database: 'postgres' };
  const stop = async () => {
    await stopPostgres(pid);
    rmSync(cluster, { recursive: true, force: true });
  };
  await untilReady(connection).catch((error) => stop().then(() => Promise.reject(error)));
  return { connection, stop, pid };
}
