import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  type Connection,
  type EmbeddedPostgres,
  startEmbedded,
} from '@paga/mock-api/core/db/embedded/embedded-postgres';
import { chooseRunner, privateFile } from '@paga/mock-api/core/db/embedded/runner';
import pg from 'pg';

/** A PostgreSQL and a standby that replays what is written to it. */
export type Replicated = {
  primary: Connection;
  standby: Connection;
  stopStandby: () => Promise<void>;
  stop: () => Promise<void>;
};

const newFolder = () => mkdtempSync(path.join(tmpdir(), 'paga-replicated-'));
const clusterOf = (folder: string) => path.join(folder, 'postgres');

function copied(from: string, to: string): void {
  const { status, stderr } = spawnSync('cp', ['-a', from, to], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`the cluster was not copied: ${stderr}`);
}

/** Copies a cluster that runs, as a base backup does, and tells the copy whom it follows. */
async function copyRunning({ connection }: EmbeddedPostgres, from: string, to: string): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  await client.query(`select pg_backup_start('standby', true)`);
  copied(clusterOf(from), clusterOf(to));
  const { rows } = await client.query<{ label: string }>(
    'select labelfile as label from pg_backup_stop(false)',
  );
  await client.end();
  copyFileSync(path.join(from, 'database-password'), path.join(to, 'database-password'));
  for (const left of ['postmaster.pid', '.s.PGSQL.5432', '.s.PGSQL.5432.lock'])
    rmSync(path.join(clusterOf(to), left), { force: true });
  const { host, port, user, password } = connection;
  const follows = `host=${host} port=${port} user=${user} password=${password}`;
  const own = (name: string, text: string) =>
    privateFile(path.join(clusterOf(to), name), text, chooseRunner());
  own('backup_label', rows[0]?.label ?? '');
  own('standby.signal', '');
  own('postgresql.auto.conf', `primary_conninfo = '${follows}'\n`);
}

/** Starts both; `prepare` fills the primary before it is copied. */
export async function startReplicated(prepare: (primary: Connection) => Promise<void>): Promise<Replicated> {
  const [first, second] = [newFolder(), newFolder()];
  const primary = await startEmbedded(first);
  await prepare(primary.connection);
  // PostgreSQL runs under a user that root lends it, who has to get there.
  chmodSync(second, 0o711);
  const standby = await copyRunning(primary, first, second)
    .then(() => startEmbedded(second))
    .catch(async (error: unknown) => {
      await primary.stop();
      throw error;
    });
  let stopped: Promise<void> | undefined;
  const stopStandby = () => {
    stopped ??= standby.stop();
    return stopped;
  };
  const stop = async () => {
    await stopStandby();
    await primary.stop();
    for (const folder of [first, second]) rmSync(folder, { recursive: true, force: true });
  };
  return { primary: primary.connection, standby: standby.connection, stopStandby, stop };
}
