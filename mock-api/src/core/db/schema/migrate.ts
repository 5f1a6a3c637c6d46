import type pg from 'pg';
import { connectedClient } from '#core/db/connected-client.ts';
import { inTurn } from './in-turn.ts';
import { doSteps, type MigrationStep, migrationSteps, stepsDone } from './migration-steps.ts';
import { applySecurity, dropScopedViews, ensureRoles } from './security.ts';
import { admitServing } from './serving-role.ts';

/** Any number: the same for every server that starts on this database. */
const LOCK = 7_242_026;
const OLDEST_VERSION = 150_000;

async function requireVersion(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: number }>(
    `select current_setting('server_version_num')::int as version`,
  );
  if ((rows[0]?.version ?? 0) < OLDEST_VERSION) throw new Error('PostgreSQL 15 or later is needed.');
}

const REFUSED =
  'This database was made by another version of Paga and is left as it is: start with an empty DATA_DIR or DATABASE_URL, or with that version.';

/** The steps that are still to be done. Those that were done must be ours: what another version made is never half migrated. */
async function pendingSteps(client: pg.Client): Promise<MigrationStep[]> {
  const steps = migrationSteps();
  const done = await stepsDone(client);
  if (done.some((hash, index) => steps[index]?.hash !== hash)) throw new Error(REFUSED);
  return steps.slice(done.length);
}

const EXTENSIONS =
  'create extension if not exists unaccent; create extension if not exists pg_trgm; create extension if not exists btree_gin';

/** Brings tables, rights and views up to date: nothing where nothing is to be done. */
async function bringUp(client: pg.Client): Promise<void> {
  const pending = await pendingSteps(client);
  await client.query(EXTENSIONS);
  if (pending.length > 0) {
    await dropScopedViews(client);
    await doSteps(client, pending);
  }
  await applySecurity(client);
}

/**
 * Brings a database to the newest schema, its roles and rights included, and lets `seed` write what every installation starts with. `serving` is another user
 * that serves it. Servers that start at once wait for each other; people who work meanwhile do not wait for a start (`inTurn`).
 */
export async function migrateDatabase(
  config: pg.ClientConfig,
  seed: (client: pg.Client) => Promise<void>,
  serving?: string,
): Promise<void> {
  const client = await connectedClient(config);
  try {
    await requireVersion(client);
    await ensureRoles(client);
    await inTurn(client, LOCK, async () => {
      await bringUp(client);
      // In the turn as well: two starts that admit the same user at once would refuse each other.
      if (serving !== undefined) await admitServing(client, serving);
      await seed(client);
    });
  } finally {
    await client.end();
  }
}
