import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { NoConnection } from './connection-fault.ts';

/** The database; only `inCompany` and `asAccess` open transactions on it. */
export type Database = NodePgDatabase & { $client: pg.Pool };

/** A Drizzle transaction. */
export type Tx = Parameters<Parameters<Database['transaction']>[0]>[0];

type Mode = { readOnly?: boolean };

// Drizzle sends the mode behind `begin` as it stands here, so that the role and its walls come in the same round trip.
const begin = ({ readOnly }: Mode, walls: string) => ({
  accessMode: `${readOnly ? 'read only' : 'read write'}; ${walls}` as 'read only',
});

const onClient = new WeakMap<pg.PoolClient, NodePgDatabase>();
const underneath = new WeakMap<Tx, NodePgDatabase>();

/** What outlives a transaction: the connection it runs on. Of the database it is the whole pool. */
export function connectionOf(db: Database | Tx): NodePgDatabase {
  return underneath.get(db as Tx) ?? (db as NodePgDatabase);
}

function sessionOf(client: pg.PoolClient): NodePgDatabase {
  const known = onClient.get(client) ?? drizzle({ client });
  onClient.set(client, known);
  return known;
}

// Drizzle's own transaction on a pool never gives a connection back whose `begin` failed: ten lost connections would leave an empty pool.
async function onOneConnection<T>(
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
  return onOneConnection(db, work, { isolationLevel: 'repeatable read', accessMode: 'read only' });
}

/**
 * Runs `work` inside one company: under the role `app`, whose row level security shows that company only, and where the name of a table means
 * the view of that company's rows.
 */
export function inCompany<T>(
  db: Database,
  companyId: number,
  work: (tx: Tx) => Promise<T>,
  mode: Mode = {},
): Promise<T> {
  if (!Number.isSafeInteger(companyId)) throw new TypeError('companyId must be an integer');
  return onOneConnection(
    db,
    work,
    begin(
      mode,
      `set local role app; set local app.company = '${companyId}'; set local search_path = scoped, public`,
    ),
  );
}

/** Runs `work` outside a company: under the role `app_access`, which sees users, sessions and companies only. */
export function asAccess<T>(db: Database, work: (tx: Tx) => Promise<T>, mode: Mode = {}): Promise<T> {
  return onOneConnection(db, work, begin(mode, 'set local role app_access'));
}
