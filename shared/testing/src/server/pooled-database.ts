import type { Connection } from '@paga/mock-api/core/db/embedded/embedded-postgres';
import type { DatabaseConfig } from '@paga/mock-api/core/db/open-database';
import { requirePooledStart } from '@paga/mock-api/core/db/schema/pooled-login';
import { admitServing } from '@paga/mock-api/core/db/schema/serving-role';
import pg from 'pg';
import { MovingPooler } from './moving-pooler.ts';
import { testPostgres } from './test-database.ts';

/** Which pooler the servers of tests stand behind; unset: none. */
export const POOLER_VARIABLE = 'PAGA_TEST_POOLER';

/** The one of this process that moves each transaction; else the address of a real one, as JSON. */
export const MOVING = 'moving';
/** Who serves behind a pooler. */
export const POOLED_LOGIN = 'paga_pooled';
export const POOLED_PASSWORD = 'Mali2026';
/** Anyone: two workers may make the same login at once. */
const TURN = 32_002;

/** The weak login that serves behind a pooler, which owns nothing. */
async function servingLogin(owner: Connection, user: string): Promise<Connection> {
  const client = new pg.Client(owner);
  await client.connect();
  try {
    await client.query(`begin; select pg_advisory_xact_lock(${TURN})`);
    const { rows } = await client.query('select 1 from pg_roles where rolname = $1', [user]);
    if (rows.length === 0)
      await client.query(`create role ${user} login noinherit password '${POOLED_PASSWORD}'; commit; begin`);
    await admitServing(client, user);
    await client.query('commit');
  } finally {
    await client.end();
  }
  return { ...owner, user, password: POOLED_PASSWORD };
}

const started = new Map<string, { pooler: MovingPooler | undefined; config: Served }>();

type Served = DatabaseConfig & Connection;

/** A database behind a pooler, whose login begins as it must. */
async function behind(
  owner: Connection,
  user: string,
  pooler: (serving: Connection) => Promise<Address>,
): Promise<Served> {
  const known = started.get(owner.database);
  if (known) return known.config;
  const serving = await servingLogin(owner, user);
  const { host, port, moving } = await pooler(serving);
  const config = { ...serving, host, port };
  const url = `postgres://${user}@127.0.0.1/${config.database}`;
  await requirePooledStart({ variable: 'DATABASE_URL', url, tls: 'off' }, config);
  started.set(owner.database, { pooler: moving, config: { ...config, pooled: true } });
  return { ...config, pooled: true };
}

type Address = Pick<Connection, 'host' | 'port'> & { moving?: MovingPooler };

/** How a server of a test reaches a database: itself, or through the pooler that this run has. */
export async function served(owner: Connection): Promise<Served> {
  const pooler = process.env[POOLER_VARIABLE] ?? '';
  if (pooler === '') return owner;
  if (pooler !== MOVING) return behind(owner, POOLED_LOGIN, async () => JSON.parse(pooler) as Address);
  return behind(owner, `${POOLED_LOGIN}_${process.env.JEST_WORKER_ID ?? '1'}`, async (serving) => {
    const moving = new MovingPooler(serving);
    return { ...(await moving.start()), moving };
  });
}

/** Ends what a pooler has open of a database that is to be copied. */
export async function letGo(database: string): Promise<void> {
  if (!started.delete(database)) return;
  const owner = new pg.Client(testPostgres());
  await owner.connect();
  const ended = 'select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1';
  await owner.query(ended, [database]).finally(() => owner.end());
}

/** What all that went through moving poolers of this process would have left behind in a session. */
export const leftBehindInSessions = (): string[] =>
  [...started.values()].flatMap(({ pooler }) => pooler?.leftBehind ?? []);
