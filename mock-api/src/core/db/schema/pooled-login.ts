import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { connectedClient } from '../connected-client.ts';
import { SERVING_POOLED, startsOtherwise } from '../connection-start.ts';
import { type DatabaseAddress, userOf } from '../database-address.ts';

const TRIES = 20;
const PAUSE_MS = 100;

/** A login may say of itself how it begins; what the pooler has open began before. */
const ENDED = `select count(pg_terminate_backend(pid)) from pg_stat_activity
  where usename = session_user and datname = current_database() and state = 'idle' and pid <> pg_backend_pid()`;

async function beginSo(client: pg.Client, database: string): Promise<void> {
  const says = Object.entries(SERVING_POOLED).map(
    ([name, value]) =>
      `alter role session_user in database ${pg.escapeIdentifier(database)} set ${name} = ${pg.escapeLiteral(value)}`,
  );
  await client.query(['begin; set local role none', ...says, 'commit'].join('; '));
  // This connection began before as well: it ends itself last, which is an error to who asked.
  await client.query(
    `begin; set local role none; ${ENDED}; select pg_terminate_backend(pg_backend_pid()); commit`,
  );
}

type Began = { otherwise: string[]; login: string; database: string };

async function began(config: pg.ClientConfig, mend: boolean): Promise<Began> {
  const client = await connectedClient(config);
  try {
    const { rows } = await client.query<{ login: string; database: string }>(
      'select session_user as login, current_database() as database',
    );
    const [{ login, database } = { login: '', database: '' }] = rows;
    const otherwise = await startsOtherwise(client, SERVING_POOLED);
    if (mend && otherwise.length > 0) await beginSo(client, database).catch(() => {});
    return { otherwise, login, database };
  } finally {
    await client.end().catch(() => {});
  }
}

/** What the pooler had open ends by and by; until it has noticed, it still hands it out. */
async function beganAnew(config: pg.ClientConfig): Promise<Began> {
  for (let tries = 1; ; tries += 1) {
    const again = await began(config, false).catch((error: unknown) => {
      if (tries === TRIES) throw error;
    });
    if (again && (again.otherwise.length === 0 || tries === TRIES)) return again;
    await wait(PAUSE_MS);
  }
}

/**
 * Behind a pooler nothing can be said at the sign-in: the login itself begins in the weak role, with a lock timeout, by `alter role`. Said once; throws
 * what an operator has to do where connections begin otherwise all the same.
 */
export async function requirePooledStart(address: DatabaseAddress, config: pg.ClientConfig): Promise<void> {
  const { login, database, otherwise: first } = await began(config, true);
  const wanted = userOf(address);
  if (login !== wanted)
    throw new Error(
      `The pooler of ${address.variable} signs in as ${login} where ${wanted} was named: take user= out of its [databases].`,
    );
  if (first.length === 0) return;
  const { otherwise } = await beganAnew(config);
  if (otherwise.length === 0) return;
  const says = Object.entries(SERVING_POOLED).map(
    ([name, value]) =>
      `alter role ${pg.escapeIdentifier(login)} in database ${pg.escapeIdentifier(database)} set ${name} = ${pg.escapeLiteral(value)};`,
  );
  throw new Error(
    `Connections behind the pooler of ${address.variable} begin with ${otherwise.join(', ')}. As an administrator:  ${says.join(' ')}  then RECONNECT in the pooler's console.`,
  );
}
