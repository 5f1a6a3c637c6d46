import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { seedNational } from '@paga/mock-api/company/law/seed-national';
import { type Connection, startEmbedded } from '@paga/mock-api/core/db/embedded/embedded-postgres';
import { migrateDatabase } from '@paga/mock-api/core/db/schema/migrate';
import pg from 'pg';
import { hasPgbouncer, startPgbouncer } from './installed-pgbouncer.ts';
import { POOLED_LOGIN, POOLED_PASSWORD, POOLER_VARIABLE } from './pooled-database.ts';
import { BUNDLE_VARIABLE, bundleFolder } from './server-bundle.ts';
import { POSTGRES_VARIABLE, TEMPLATE } from './test-database.ts';
import { FILES_VARIABLE } from './test-files.ts';

/** `pnpm soak pooled` names it: every server of the run stands behind the system's PgBouncer. */
const PGBOUNCER = 'pgbouncer';
const ROOM = { default_pool_size: 20, server_idle_timeout: 5, max_user_connections: 150 };

async function bouncerBefore(target: Connection) {
  if (!hasPgbouncer()) throw new Error('PgBouncer is missing: apt-get install pgbouncer');
  const bouncer = await startPgbouncer(target, [{ user: POOLED_LOGIN, password: POOLED_PASSWORD }], ROOM);
  process.env[POOLER_VARIABLE] = JSON.stringify({ host: bouncer.host, port: bouncer.port });
  return bouncer;
}

/** Jest's globalSetup: one embedded PostgreSQL with a migrated template, and a folder for files, for all workers of the run. */
export default async function startPostgres(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'paga-test-'));
  const running = await startEmbedded(folder, { volatile: true, maxConnections: 200 });
  const client = new pg.Client(running.connection);
  await client.connect();
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  await migrateDatabase({ ...running.connection, database: TEMPLATE }, seedNational);
  process.env[POSTGRES_VARIABLE] = JSON.stringify(running.connection);
  const bouncer =
    process.env[POOLER_VARIABLE] === PGBOUNCER ? await bouncerBefore(running.connection) : undefined;
  const files = mkdtempSync(path.join(tmpdir(), 'paga-test-files-'));
  process.env[FILES_VARIABLE] = files;
  const bundle = bundleFolder();
  process.env[BUNDLE_VARIABLE] = bundle;
  Object.assign(globalThis, { pagaTestPostgres: { folder, files, bundle, running, bouncer } });
}
