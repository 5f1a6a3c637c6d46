import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { upwards } from '#core/place.ts';

/**
 * What a step does, which decides how it is done beside people at work:
 * - `expand` only adds what an earlier server never misses, in one transaction with the views and rights of the new schema,
 * - `index` makes indexes on tables in use, without holding up who writes,
 * - `fill` is one statement that changes some hundred rows at a time, repeated until it changes none,
 * - `constrain` puts constraints in the place of others, as `not valid` and statement by statement: each says the same when it is said twice,
 * - `validate` looks whether every row keeps to a constraint that a step before has added as `not valid`,
 * - `contract` takes away or narrows, once only servers run that no longer need it.
 */
export type StepKind = 'expand' | 'index' | 'fill' | 'constrain' | 'validate' | 'contract';

/** `servedFrom`: how many steps a server must know to run on a database that has this one behind it. */
export type MigrationStep = { kind: StepKind; servedFrom: number; statements: string[]; hash: string };

const HEADER = /^-- (expand|index|fill|validate|constrain|contract)(?:, served from (\d{4}))?$/m;

/** What the first line of a file says of it; a step without one is of the time when only the newest server ran on a database. */
export function stepHeader(text: string, number: number): Pick<MigrationStep, 'kind' | 'servedFrom'> {
  const [, kind = 'contract', from] = HEADER.exec(text.slice(0, text.indexOf('\n'))) ?? [];
  const narrows = kind === 'contract' || kind === 'constrain';
  const servedFrom = narrows ? (from === undefined ? number : Number(from)) + 1 : 0;
  return { kind: kind as StepKind, servedFrom };
}

/** The steps from an empty database to the newest schema: the SQL files of `migrations`, in the order of their numbers. */
export function migrationSteps(): MigrationStep[] {
  const folder = path.dirname(upwards(import.meta.dirname, 'migrations/0000_initial.sql'));
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  return files.sort().map((name, number) => {
    const text = readFileSync(path.join(folder, name), 'utf8');
    return {
      ...stepHeader(text, number),
      statements: text.split('--> statement-breakpoint'),
      hash: createHash('sha256').update(text).digest('hex'),
    };
  });
}

// The names are drizzle's: installations of before have them.
const CREATE_TABLE = `create schema if not exists drizzle;
  create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);
  alter table drizzle.__drizzle_migrations add column if not exists "servedFrom" integer`;

/** A step that a database has behind it; `servedFrom` is null for one of before steps said it. */
type DoneStep = { hash: string; servedFrom: number | null };

/** The steps that a database has behind it, oldest first. */
export async function stepsDone(client: pg.Client): Promise<DoneStep[]> {
  const known = await client.query(`select to_regclass('drizzle.__drizzle_migrations') is not null as known`);
  if (!known.rows[0].known) return [];
  // By the row as a whole: a database whose last step is of before has no such column.
  const done = await client.query<DoneStep>(
    `select hash, (to_jsonb(m) ->> 'servedFrom')::int as "servedFrom" from drizzle.__drizzle_migrations m order by id`,
  );
  return done.rows;
}

/** Notes that a step is done. */
export async function noteStep(client: pg.Client, { hash, servedFrom }: MigrationStep): Promise<void> {
  await client.query(CREATE_TABLE);
  await client.query(
    'insert into drizzle.__drizzle_migrations (hash, created_at, "servedFrom") values ($1, extract(epoch from now()) * 1000, $2)',
    [hash, servedFrom],
  );
}
