import type { Connection } from '@paga/mock-api/core/db/embedded/embedded-postgres';
import pg from 'pg';

/** Where globalSetup tells the workers how to reach its PostgreSQL. */
export const POSTGRES_VARIABLE = 'PAGA_TEST_POSTGRES';
/** The migrated database that the workers copy. */
export const TEMPLATE = 'paga_template';

/** How to reach the run's PostgreSQL, as its owner. */
export function testPostgres(): Connection {
  const text = process.env[POSTGRES_VARIABLE];
  if (text === undefined)
    throw new Error(
      `${POSTGRES_VARIABLE} is not set: this project's Jest configuration has no globalSetup of @paga/testing`,
    );
  return JSON.parse(text) as Connection;
}

/** A database made from the migrated template, once per name. */
export async function databaseFromTemplate(name: string): Promise<Connection> {
  const connection = testPostgres();
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(1)');
    const { rows } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rows.length === 0) await client.query(`create database "${name}" template ${TEMPLATE}`);
  } finally {
    await client.end();
  }
  return { ...connection, database: name };
}

/** The database of this Jest worker. */
export function workerDatabase(): Promise<Connection> {
  return databaseFromTemplate(`paga_worker_${process.env.JEST_WORKER_ID ?? '1'}`);
}
