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

/** A database made from the migrated template or another one that nobody is connected to, once per name. */
export async function databaseFromTemplate(name: string, template = TEMPLATE): Promise<Connection> {
  const connection = testPostgres();
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(1)');
    const { rows } = await client.query('select 1 from pg_database where datname = $1', [name]);
    // Copying the files takes half of what writing them through the log does.
    const how = `template "${template}" strategy file_copy`;
    if (rows.length === 0) await client.query(`create database "${name}" ${how}`);
  } finally {
    await client.end();
  }
  return { ...connection, database: name };
}

/**
 * Lets PostgreSQL count what every request asks for and every company adds to, once it has doubled: as the product's autovacuum would, which is off
 * in tests. Uncounted, the look for a session reads every company.
 */
const COUNT_GROWN = `do $$ declare grown record; begin
  for grown in select relid::regclass as name from pg_stat_user_tables
    where relname in ('tenant', 'app_user', 'user_company', 'session') and n_mod_since_analyze > 50 + n_live_tup / 2
  loop execute format('analyze %s', grown.name); end loop; end $$`;

/**
 * What came with the product is the nation's and every test of the worker counts by it: a test that changes it takes a database of its own (`freshServer`).
 * What a test adds, it may change.
 */
const NATION = `select pg_advisory_lock(1);
  create or replace function shared_by_tests() returns trigger language plpgsql as $$ begin
    raise exception 'a row of % that came with the product is shared by the tests of a worker: use freshServer', tg_table_name; end $$;
  do $$ declare nation text; last bigint; begin
    foreach nation in array array['public_holiday', 'tax_table', 'minimum_wage'] loop
      execute format('select coalesce(max("id"), 0) from %I', nation) into last;
      execute format('create or replace trigger shared_by_tests before update or delete on %I for each row when (old."id" <= %s) execute function shared_by_tests()', nation, last);
    end loop; end $$`;

async function made(name: string): Promise<Connection> {
  const connection = await databaseFromTemplate(name);
  const client = new pg.Client(connection);
  await client.connect();
  await client.query(NATION).finally(() => client.end());
  return connection;
}

/** The database of this Jest worker, made for the first who asks. */
export async function workerDatabase(): Promise<Connection> {
  const name = `paga_worker_${process.env.JEST_WORKER_ID ?? '1'}`;
  const client = new pg.Client({ ...testPostgres(), database: name });
  try {
    await client.connect();
    await client.query(COUNT_GROWN);
    return { ...testPostgres(), database: name };
  } catch (error) {
    if ((error as { code?: string }).code !== NO_SUCH_DATABASE) throw error;
    return await made(name);
  } finally {
    await client.end();
  }
}

const NO_SUCH_DATABASE = '3D000';
