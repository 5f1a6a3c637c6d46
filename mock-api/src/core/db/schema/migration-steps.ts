import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { upwards } from '#core/place.ts';

export type MigrationStep = { statements: string[]; hash: string };

/** The steps from an empty database to the newest schema: the SQL files of `migrations`, in the order of their numbers. */
export function migrationSteps(): MigrationStep[] {
  const folder = path.dirname(upwards(import.meta.dirname, 'migrations/0000_initial.sql'));
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  return files.sort().map((name) => {
    const text = readFileSync(path.join(folder, name), 'utf8');
    return {
      statements: text.split('--> statement-breakpoint'),
      hash: createHash('sha256').update(text).digest('hex'),
    };
  });
}

// The names are drizzle's: installations of before have them.
const CREATE_TABLE = `create schema if not exists drizzle;
  create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`;

/** The hashes of the steps that a database has behind it, oldest first. */
export async function stepsDone(client: pg.Client): Promise<string[]> {
  const known = await client.query(`select to_regclass('drizzle.__drizzle_migrations') is not null as known`);
  if (!known.rows[0].known) return [];
  const done = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by id',
  );
  return done.rows.map(({ hash }) => hash);
}

/** Does the steps, inside a transaction. */
export async function doSteps(client: pg.Client, steps: readonly MigrationStep[]): Promise<void> {
  await client.query(CREATE_TABLE);
  for (const { statements, hash } of steps) {
    for (const statement of statements) await client.query(statement);
    await client.query(
      'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, extract(epoch from now()) * 1000)',
      [hash],
    );
  }
}
