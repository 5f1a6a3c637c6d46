import type pg from 'pg';
import { startAfterRestored } from '#core/audit/era.ts';
import { connectedClient } from '#core/db/connected-client.ts';
import { doSteps } from './do-steps.ts';
import { inTurn } from './in-turn.ts';
import { type MigrationStep, migrationSteps, stepsDone } from './migration-steps.ts';
import { applySecurity, ensureRoles } from './security.ts';
import { admitServing } from './serving-role.ts';

const OLDEST_VERSION = 150_000;

async function requireVersion(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: number }>(
    `select current_setting('server_version_num')::int as version`,
  );
  if ((rows[0]?.version ?? 0) < OLDEST_VERSION) throw new Error('PostgreSQL 15 or later is needed.');
}

const REFUSED =
  'This database was made by another version of Paga and is left as it is: start with an empty DATA_DIR or DATABASE_URL, or with that version.';
const OUTGROWN =
  'A later version of Paga has taken something away from this database that this version still needs: start that version, or one after it.';

type Stand = { pending: MigrationStep[]; isEmpty: boolean; isLater: boolean };

/**
 * The steps that are still to be done. Those that were done must be ours: what another version made is never half migrated. A later version has done more
 * (`isLater`), and this one runs on its schema as long as that takes nothing away that it needs.
 */
async function standOf(client: pg.Client, steps: readonly MigrationStep[]): Promise<Stand> {
  const done = await stepsDone(client);
  const isOurs = steps.slice(0, done.length).every(({ hash }, index) => done[index]?.hash === hash);
  if (!isOurs) throw new Error(REFUSED);
  const later = done.slice(steps.length);
  // A later step that says nothing is of another history.
  if (later.some(({ servedFrom }) => servedFrom === null)) throw new Error(REFUSED);
  if (later.some(({ servedFrom }) => (servedFrom ?? 0) > steps.length)) throw new Error(OUTGROWN);
  return { pending: steps.slice(done.length), isEmpty: done.length === 0, isLater: later.length > 0 };
}

const EXTENSIONS =
  'create extension if not exists unaccent; create extension if not exists pg_trgm; create extension if not exists btree_gin';

/** `serving`: another user that serves the database. `steps`: those of this version. */
type Migration = { serving?: string | undefined; steps?: readonly MigrationStep[] };

/**
 * Brings a database to the newest schema, its roles and rights included, and lets `seed` write what every installation starts with: nothing where nothing is to
 * be done. Servers that start at once wait for each other; people who work meanwhile, on a server of this version or the one before, do not wait for a start
 * (`givingWay`). On the schema of a later version rights and views are that version's, and stay as they are.
 */
export async function migrateDatabase(
  config: pg.ClientConfig,
  seed: (client: pg.Client) => Promise<void>,
  { serving, steps = migrationSteps() }: Migration = {},
): Promise<void> {
  const client = await connectedClient(config);
  try {
    await requireVersion(client);
    await ensureRoles(client);
    await inTurn(client, async () => {
      const { pending, isEmpty, isLater } = await standOf(client, steps);
      const prepare = () => client.query(EXTENSIONS);
      const secure = async () => {
        if (!isLater) await applySecurity(client);
      };
      const finish = async () => {
        await startAfterRestored(client);
        // In the turn as well: two starts that admit the same user at once would refuse each other.
        if (serving !== undefined) await admitServing(client, serving);
        await seed(client);
      };
      await doSteps(client, pending, { isEmpty, prepare, secure, finish });
    });
  } finally {
    await client.end();
  }
}
