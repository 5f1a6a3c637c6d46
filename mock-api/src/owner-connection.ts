import { readFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { beginningAs, OWNING } from './core/db/connection-start.ts';
import { databaseConfig } from './core/db/database-address.ts';
import { clusterPlace } from './core/db/embedded/cluster-place.ts';
import { chooseRunner } from './core/db/embedded/runner.ts';
import { createLog } from './core/log.ts';
import type { Settings } from './settings.ts';
import { embeddedDatabase, type Stops } from './start-database.ts';

const [PORT_LINE, SOCKET_LINE] = [3, 4];

/** The embedded database that a running server has started: PostgreSQL itself writes down how it is reached. */
function running(dataFolder: string): pg.ClientConfig | undefined {
  try {
    const lines = readFileSync(
      path.join(clusterPlace(dataFolder, chooseRunner()), 'postmaster.pid'),
      'utf8',
    ).split('\n');
    const password = readFileSync(path.join(dataFolder, 'database-password'), 'utf8');
    const [port, socket] = [Number(lines[PORT_LINE]), lines[SOCKET_LINE]];
    return { host: socket || '127.0.0.1', port, user: 'paga', password, database: 'paga' };
  } catch {
    return undefined;
  }
}

/** How an operator's command reaches the database as the owner of its tables, whether the server is running or not. */
export async function ownerConnection(settings: Settings, stops: Stops): Promise<pg.ClientConfig> {
  return beginningAs(await reached(settings, stops), OWNING);
}

async function reached(
  { database, migration, dataFolder }: Settings,
  stops: Stops,
): Promise<pg.ClientConfig> {
  const address = migration ?? database;
  if (address) return databaseConfig(address);
  try {
    return await embeddedDatabase(dataFolder, createLog('silent'), stops);
  } catch (error) {
    const connection = running(dataFolder);
    if (connection === undefined) throw error;
    return connection;
  }
}
