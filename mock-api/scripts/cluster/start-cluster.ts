import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { emulatedS3 } from '@paga/testing/emulated-s3';
import { startPgbouncer } from '@paga/testing/installed-pgbouncer';
import { startInstalled } from '@paga/testing/installed-postgres';
import { type Started, startedServer } from '@paga/testing/started-server';
import pg from 'pg';
import { freePort } from '#core/db/embedded/free-port.ts';
import { frontOf } from './front.ts';
import { SERVER, VERSION } from './installed.ts';

const [OWNER, SERVING] = ['paga_owner', 'paga_server'];
/** As many as each server has by default, and one for its health. */
const SERVERS = 2;
const POOL = 22;

/** Stopped in reverse order. */
export type Stops = (() => Promise<unknown> | unknown)[];

export async function stopAll(stops: Stops): Promise<void> {
  for (let stop = stops.pop(); stop; stop = stops.pop()) await stop();
}

/** A PostgreSQL of the system with PgBouncer before it, and an S3: how servers reach it by either, and its superuser for who looks into it. */
type Tier = { direct: Env; pooled: Env; superuser: pg.ClientConfig; folder: string; buckets: Env };
type Env = Record<string, string>;

export async function startTier(stops: Stops): Promise<Tier> {
  const folder = mkdtempSync(path.join(tmpdir(), 'paga-cluster-'));
  stops.push(() => rmSync(folder, { recursive: true, force: true }));
  const { connection, stop } = await startInstalled(VERSION);
  stops.push(stop);
  const password = randomBytes(16).toString('hex');
  const client = new pg.Client(connection);
  await client.connect();
  for (const statement of [
    `create role ${OWNER} login createrole password '${password}'`,
    `create role ${SERVING} login noinherit password '${password}'`,
    `create database paga owner ${OWNER}`,
  ])
    await client.query(statement);
  await client.end();
  const bouncer = await startPgbouncer(connection, [{ user: SERVING, password }], {
    default_pool_size: POOL,
  });
  stops.push(bouncer.stop);
  const s3 = await emulatedS3(['files', 'backups']);
  stops.push(s3.close);
  const past = (user: string) =>
    `postgres://${user}:${password}@localhost:${connection.port}/paga?host=${encodeURIComponent(connection.host)}`;
  const MIGRATE_URL = past(OWNER);
  return {
    direct: { MIGRATE_URL, DATABASE_URL: past(SERVING) },
    pooled: {
      ...{ MIGRATE_URL, DATABASE_POOLED: '1' },
      DATABASE_URL: `postgres://${SERVING}:${password}@127.0.0.1:${bouncer.port}/paga`,
    },
    superuser: { ...connection, database: 'paga' },
    buckets: {
      ...{ FILES_URL: s3.urlOf('files'), SHARED_BUILDS_URL: s3.urlOf('files', '/builds') },
      ...{ BACKUP_URL: s3.urlOf('backups'), AUDIT_HEADS_URL: s3.urlOf('backups', '/audit') },
    },
    folder,
  };
}

async function stopServer({ child, ended }: Started): Promise<void> {
  child.kill('SIGTERM');
  await ended;
}

/** What all servers of one address share: keys and buckets. */
function shared({ buckets }: Tier): Env {
  const key = (letter: string) => letter.repeat(64);
  return {
    ...{ NODE_ENV: 'development', PAGA_DEMO: '1', LOG_LEVEL: 'error', HOST: '127.0.0.1' },
    ...{ BACKUP_KEY: key('1'), AUDIT_KEY: key('2'), REGISTRY_KEY: key('3'), BOOKKEEPING_KEY: key('4') },
    ...buckets,
  };
}

/** Two built servers behind a proxy, one after the other: the first makes the demo. Answers with where they are opened. */
export async function startServers(tier: Tier, database: Env, stops: Stops, port = 0): Promise<string> {
  const ports = await Promise.all(Array.from({ length: SERVERS }, freePort));
  const front = frontOf(ports).listen(port, '127.0.0.1');
  await once(front, 'listening');
  stops.push(() => {
    front.closeAllConnections();
    front.close();
  });
  const url = `http://127.0.0.1:${(front.address() as AddressInfo).port}`;
  for (const own of ports) {
    const env = { ...shared(tier), ...database, PUBLIC_URL: url, PORT: `${own}` };
    const data = path.join(tier.folder, `server-${own}`);
    const server = await startedServer({ ...env, DATA_DIR: data }, SERVER);
    stops.push(() => stopServer(server));
    if (!server.serves) throw new Error(`A server did not start: ${server.output().trim()}`);
  }
  return url;
}
