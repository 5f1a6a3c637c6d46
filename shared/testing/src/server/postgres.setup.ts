import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { seedNational } from '@paga/mock-api/company/law/seed-national';
import { startEmbedded } from '@paga/mock-api/core/db/embedded/embedded-postgres';
import { migrateDatabase } from '@paga/mock-api/core/db/schema/migrate';
import pg from 'pg';
import { BUNDLE_VARIABLE, bundleFolder } from './server-bundle.ts';
import { POSTGRES_VARIABLE, TEMPLATE } from './test-database.ts';
import { FILES_VARIABLE } from './test-files.ts';

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
  const files = mkdtempSync(path.join(tmpdir(), 'paga-test-files-'));
  process.env[FILES_VARIABLE] = files;
  const bundle = bundleFolder();
  process.env[BUNDLE_VARIABLE] = bundle;
  Object.assign(globalThis, { pagaTestPostgres: { folder, files, bundle, running } });
}
