import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { NoConnection } from './connection-fault.ts';
import { makesRowsInTurns } from './rows-in-turns.ts';
import type { ConnectionShares } from './shares/connection-shares.ts';
import type { Share } from './shares/share.ts';

/** The database as one of those who share its connections; only `inCompany` and `asAccess` open transactions on it. */
export type Database = NodePgDatabase & {
  $client: pg.Pool;
  /** Who has how many connections, the same for everybody. */
  readonly shares: ConnectionShares;
  /** Whose share this one takes its connections from. */
  readonly share: Share;
  /** The database itself, of which this is a view. */
  readonly whole: NodePgDatabase;
};

/** The same database for another share. */
export function sharedBy(db: Database, share: Share): Database {
  const own = Object.create(db) as { share: Share } & Omit<Database, 'share'>;
  own.share = share;
  return own;
}

/** Does `work`, which uses one connection, once the share has a place for it. */
export async function withPlace<T>(db: Database, work: () => Promise<T>): Promise<T> {
  const place = db.shares.take(db.share);
  const giveBack = typeof place === 'function' ? place : await place;
  try {
    return await work();
  } finally {
    giveBack();
  }
}

/** A Drizzle transaction. */
export type Tx = Parameters<Parameters<Database['transaction']>[0]>[0];

type Mode = { readOnly?: boolean };

/** Who writes in a company, and when: the triggers that note who made what ask the transaction. */
type Writing = Mode & { writer?: { userId: number; now: Date } | undefined };

function writerOf({ writer }: Writing): string {
  if (!writer) return '';
  if (!Number.isSafeInteger(writer.userId)) throw new TypeError('userId must be an integer');
  return `; set local app.writer = '${writer.userId}'; set local app.moment = '${writer.now.toISOString()}'`;
}

/** A pooler sets the time zone of who came first, whatever the login begins with. */
const IN_UTC = `set local timezone = 'UTC'`;

// Drizzle sends the mode behind `begin` as it stands here, so that the role and its walls come in the same round trip.
const begin = ({ readOnly }: Mode, ...walls: string[]) => ({
  accessMode: [readOnly ? 'read only' : 'read write', IN_UTC, ...walls].join('; ') as 'read only',
});

const onClient = new WeakMap<pg.PoolClient, NodePgDatabase>();
const underneath = new WeakMap<Tx, NodePgDatabase>();

/** What outlives a transaction: the connection it runs on. Of the database it is the whole pool. */
export function connectionOf(db: Database | Tx): NodePgDatabase {
  return underneath.get(db as Tx) ?? (db as Database).whole;
}

function sessionOf(client: pg.PoolClient): NodePgDatabase {
  const known = onClient.get(client);
  if (known) return known;
  const session = drizzle({ client });
  makesRowsInTurns(session._.session);
  onClient.set(client, session);
  return session;
}

function onOneConnection<T>(
  db: Database,
  work: (tx: Tx) => Promise<T>,
  mode: Parameters<Database['transaction']>[1],
): Promise<T> {
  return withPlace(db, () => onClientOf(db, work, mode));
}

// Drizzle's own transaction on a pool never gives a connection back whose `begin` failed: ten lost connections would leave an empty pool.
async function onClientOf<T>(
  db: Database,
  work: (tx: Tx) => Promise<T>,
  mode: Parameters<Database['transaction']>[1],
): Promise<T> {
  const client = await db.$client.connect().catch((error: unknown) => {
    throw new NoConnection(error);
  });
  let begun = false;
  try {
    const session = sessionOf(client);
    return await session.transaction((tx) => {
      begun = true;
      underneath.set(tx, session);
      return work(tx);
    }, mode);
  } finally {
    // One that did not begin, or is still within its transaction, is of no use to anybody else.
    client.release(!begun || client.getTransactionStatus() !== 'I');
  }
}

/** Runs `work` on one unchanging picture of the database, which it may only read; `work` takes the roles and companies it needs itself. */
export function inSnapshot<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  return onOneConnection(db, work, { isolationLevel: 'repeatable read', ...begin({ readOnly: true }) });
}

/**
 * Runs `work` inside one company: under the role `app`, whose row level security shows that company only, and where the name of a table means
 * the view of that company's rows.
 */
export function inCompany<T>(
  db: Database,
  companyId: number,
  work: (tx: Tx) => Promise<T>,
  mode: Writing = {},
): Promise<T> {
  if (!Number.isSafeInteger(companyId)) throw new TypeError('companyId must be an integer');
  return onOneConnection(
    db,
    work,
    begin(
      mode,
      `set local role app; set local app.company = '${companyId}'; set local search_path = scoped, public${writerOf(mode)}`,
    ),
  );
}

/** Runs `work` outside a company: under the role `app_access`, which sees users, sessions and companies only. */
export function asAccess<T>(db: Database, work: (tx: Tx) => Promise<T>, mode: Mode = {}): Promise<T> {
  return onOneConnection(db, work, begin(mode, 'set local role app_access'));
}
