import { mkdirSync } from 'node:fs';
import type pg from 'pg';
import type { Logger } from 'pino';
import { seedNational } from './company/law/seed-national.ts';
import { connectedClient } from './core/db/connected-client.ts';
import { lockDataFolder } from './core/db/embedded/data-folder-lock.ts';
import { startEmbedded } from './core/db/embedded/embedded-postgres.ts';
import { CONNECTIONS, openDatabase } from './core/db/open-database.ts';
import { migrateDatabase } from './core/db/schema/migrate.ts';
import type { Database } from './core/db/transaction.ts';
import type { Settings } from './settings.ts';

/** What has been started, stopped in reverse order. */
export type Stops = (() => Promise<void> | void)[];

const NAME = 'paga';
/** Connections of an embedded PostgreSQL that are no server's: the health, backups restored and logs verified beside it, PostgreSQL's own. */
const BESIDE = 30;

/** The embedded PostgreSQL of the data folder, under its lock, with the product's database in it. */
export async function embeddedDatabase(
  dataFolder: string,
  log: Logger,
  stops: Stops,
  connections = CONNECTIONS,
): Promise<pg.ClientConfig> {
  mkdirSync(dataFolder, { recursive: true });
  stops.push(lockDataFolder(dataFolder));
  const onDeath = (said: string, again: boolean) =>
    log.error({ said }, again ? 'PostgreSQL does not start' : 'PostgreSQL ended, it is started again');
  const { connection, stop } = await startEmbedded(dataFolder, {
    onDeath,
    maxConnections: connections + BESIDE,
  });
  stops.push(stop);
  const client = await connectedClient(connection);
  try {
    const { rows } = await client.query('select 1 from pg_database where datname = $1', [NAME]);
    if (rows.length === 0) await client.query(`create database ${NAME}`);
  } finally {
    await client.end();
  }
  return { ...connection, database: NAME };
}

/**
 * The open database, and how it is closed at once: what is not committed by then is rolled back. `health` has a connection of its own, so that the health
 * is answered while all others are in use.
 */
type Started = { db: Database; health: Database; cut: () => void };

/** The database of the settings, migrated and open. */
export async function startDatabase(
  { dataFolder, databaseUrl, connections }: Settings,
  log: Logger,
  stops: Stops,
): Promise<Started> {
  const config =
    databaseUrl === undefined
      ? await embeddedDatabase(dataFolder, log, stops, connections)
      : { connectionString: databaseUrl };
  await migrateDatabase(config, seedNational);
  const { db, close, cut } = openDatabase({ ...config, max: connections }, log);
  stops.push(close);
  const health = openDatabase({ ...config, max: 1, idleTimeoutMillis: 0 }, log);
  stops.push(health.close);
  return { db, health: health.db, cut };
}
