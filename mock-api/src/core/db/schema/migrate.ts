import { readFileSync } from 'node:fs';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { upwards } from '#core/place.ts';
import { applySecurity, dropScopedViews, ensureRoles } from './security.ts';

/** Any number: the same for every server that starts on this database. */
const LOCK = 7_242_026;
const OLDEST_VERSION = 150_000;

async function requireVersion(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: number }>(`select current_setting('server_version_num')::int as version`);
  if ((rows[0]?.version ?? 0) < OLDEST_VERSION) throw new Error('PostgreSQL 15 or later is needed.');
}

async function hasPending(client: pg.Client, journal: string): Promise<boolean> {
  const { entries } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: { when: number }[] };
  const { rows: known } = await client.query(`select to_regclass('drizzle.__drizzle_migrations') is not null as known`);
  if (!known[0].known) return true;
  const { rows } = await client.query<{ newest: string | null }>('select max(created_at) as newest from drizzle.__drizzle_migrations');
  return entries.some(({ when }) => when > Number(rows[0]?.newest ?? 0));
}

/** Brings a database to the newest schema, its roles and rights included, and lets `seed` write what every installation starts with. Servers that start at once wait for each other. */
export async function migrateDatabase(config: pg.ClientConfig, seed: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client(config);
  await client.connect();
  try {
    await requireVersion(client);
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await ensureRoles(client);
    await client.query(
      'create extension if not exists unaccent; create extension if not exists pg_trgm; create extension if not exists btree_gin',
    );
    const journal = upwards(import.meta.dirname, 'migrations/meta/_journal.json');
    if (await hasPending(client, journal)) {
      await dropScopedViews(client);
      await migrate(drizzle({ client }), { migrationsFolder: path.resolve(journal, '../..') });
    }
    await applySecurity(client);
    await seed(client);
  } finally {
    await client.end();
  }
}
