import type pg from 'pg';
import { connectedClient } from '#core/db/connected-client.ts';
import { readSettings, type Settings } from '#settings.ts';
import type { Stops } from '#start-database.ts';
import { ownerConnection } from '../src/owner-connection.ts';

/** Runs a command of an operator on the database of the environment, as the owner of its tables; what goes wrong is said in a line. */
export async function operate(
  work: (owner: pg.Client, settings: Settings, connection: pg.ClientConfig) => Promise<boolean>,
): Promise<void> {
  const stops: Stops = [];
  try {
    const settings = readSettings(process.env);
    const connection = await ownerConnection(settings, stops);
    const owner = await connectedClient(connection);
    stops.push(() => owner.end());
    process.exitCode = (await work(owner, settings, connection)) ? 0 : 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
  for (let stop = stops.pop(); stop; stop = stops.pop()) await stop();
}
