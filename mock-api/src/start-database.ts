import { mkdirSync } from 'node:fs';
import type pg from 'pg';
import type { Logger } from 'pino';
import { seedNational } from './company/law/seed-national.ts';
import { connectedClient } from './core/db/connected-client.ts';
import { OWNING, SERVING } from './core/db/connection-start.ts';
import {
  type DatabaseAddress,
  databaseConfig,
  requireDirect,
  requireReachable,
  userOf,
} from './core/db/database-address.ts';
import { lockDataFolder } from './core/db/embedded/data-folder-lock.ts';
import { startEmbedded } from './core/db/embedded/embedded-postgres.ts';
import { CONNECTIONS, type DatabaseConfig, openDatabase } from './core/db/open-database.ts';
import { migrateDatabase } from './core/db/schema/migrate.ts';
import { requirePooledStart } from './core/db/schema/pooled-login.ts';
import { requireWeakRole } from './core/db/schema/serving-role.ts';
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

/** A standby that is not reached by then is left out. */
const REPLICA_ANSWERS_MS = 1_000;

/**
 * The open database, and how it is closed at once: what is not committed by then is rolled back. `health` has a connection of its own, so that the health
 * is answered while all others are in use. `reading` is the standby, which need not answer.
 */
type Started = { db: Database; health: Database; reading: Database | undefined; cut: () => void };

type Addresses = { serving: DatabaseAddress; owning: DatabaseAddress | undefined; pooled: boolean };

/** The database of an address, migrated by its owner: the user that serves, or the one of `MIGRATE_URL`, beside which the serving one may own nothing. */
async function givenDatabase({ serving, owning, pooled }: Addresses): Promise<DatabaseConfig> {
  const config = databaseConfig(serving);
  if (!owning) {
    await requireDirect(serving, config, OWNING);
    await migrateDatabase(config, seedNational);
    await requireDirect(serving, config, SERVING);
    return config;
  }
  const owner = databaseConfig(owning);
  await requireDirect(owning, owner, OWNING);
  await migrateDatabase(owner, seedNational, { serving: userOf(serving) });
  if (pooled) {
    await requireReachable(serving, config);
    await requirePooledStart(serving, config);
  } else await requireDirect(serving, config, SERVING);
  await requireWeakRole(config);
  return { ...config, pooled };
}

/** The database of the settings, migrated and open. */
export async function startDatabase(
  {
    dataFolder,
    database,
    migration,
    reading: readingAt,
    pooled = false,
    connections = CONNECTIONS,
  }: Pick<Settings, 'dataFolder' | 'database' | 'migration'> &
    Partial<Pick<Settings, 'connections' | 'pooled' | 'reading'>>,
  log: Logger,
  stops: Stops,
): Promise<Started> {
  const config = database
    ? await givenDatabase({ serving: database, owning: migration, pooled })
    : await embeddedDatabase(dataFolder, log, stops, connections);
  if (!database) await migrateDatabase(config, seedNational);
  const open = (own: DatabaseConfig) => {
    const opened = openDatabase({ ...own, max: connections }, log);
    stops.push(opened.close);
    return opened;
  };
  const { db, cut } = open(config);
  const reading =
    readingAt && open({ ...databaseConfig(readingAt), pooled, connectionTimeoutMillis: REPLICA_ANSWERS_MS });
  const health = openDatabase({ ...config, max: 1, idleTimeoutMillis: 0 }, log);
  stops.push(health.close);
  return { db, health: health.db, reading: reading?.db, cut };
}
