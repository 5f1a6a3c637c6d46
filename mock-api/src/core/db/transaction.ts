import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { NoConnection } from './connection-fault.ts';
import { Conversation, type Opening } from './conversation.ts';
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

function settingsOf({ writer }: Writing): Record<string, string> {
  if (!writer) return {};
  if (!Number.isSafeInteger(writer.userId)) throw new TypeError('userId must be an integer');
  return { 'app.writer': String(writer.userId), 'app.moment': writer.now.toISOString() };
}

/** A pooler sets the time zone of who came first, whatever the login begins with. */
const IN_UTC = { timezone: 'UTC' };

/** How a transaction begins, and what holds until its end. */
type Beginning = Mode & { isolation?: 'repeatable read'; walls?: Readonly<Record<string, string>> };

/** What PostgreSQL hears of it with the first statement, in one round trip. */
function openingOf({ readOnly, isolation, walls }: Beginning): Opening {
  const how = [isolation && `isolation level ${isolation}`, readOnly ? 'read only' : 'read write'];
  const settings = Object.entries({ ...IN_UTC, ...walls });
  const set = settings.map((_, at) => `set_config($${2 * at + 1}, $${2 * at + 2}, true)`);
  return [
    { text: `begin ${how.filter(Boolean).join(' ')}`, values: [] },
    { name: `walls_${settings.length}`, text: `select ${set.join(', ')}`, values: settings.flat() },
  ];
}

type Talk = { conversation: Conversation; session: NodePgDatabase };

const onClient = new WeakMap<pg.PoolClient, Talk>();
/** What is known of a transaction beside its statements. */
type Known = { session: NodePgDatabase; pool: pg.Pool; reads: boolean };
const knownOf = new WeakMap<Tx, Known>();

/** What outlives a transaction: the connection it runs on. Of the database it is the whole pool. */
export function connectionOf(db: Database | Tx): NodePgDatabase {
  return knownOf.get(db as Tx)?.session ?? (db as Database).whole;
}

/** Whether PostgreSQL refuses that this transaction writes. */
export const isReading = (tx: Tx): boolean => knownOf.get(tx)?.reads ?? false;

const writes = new WeakMap<pg.Pool, Map<number, number>>();

function noteWrite(pool: pg.Pool, companyId: number): void {
  const counts = writes.get(pool) ?? new Map<number, number>();
  writes.set(pool, counts.set(companyId, (counts.get(companyId) ?? 0) + 1));
}

/** How many transactions that might write this process has committed in a company. */
export const writesIn = (pool: pg.Pool, companyId: number): number => writes.get(pool)?.get(companyId) ?? 0;

/** What all transactions of one database of this process have in common. */
export const poolOf = (tx: Tx): pg.Pool | undefined => knownOf.get(tx)?.pool;

function talkOn(client: pg.PoolClient): Talk {
  const known = onClient.get(client);
  if (known) return known;
  const conversation = new Conversation(client);
  const session = drizzle({ client: conversation as unknown as pg.PoolClient });
  makesRowsInTurns(session._.session);
  onClient.set(client, { conversation, session });
  return { conversation, session };
}

function onOneConnection<T>(db: Database, work: (tx: Tx) => Promise<T>, how: Beginning): Promise<T> {
  return withPlace(db, () => onClientOf(db, work, how));
}

// Drizzle's own transaction on a pool never gives a connection back whose `begin` failed: ten lost connections would leave an empty pool.
async function onClientOf<T>(db: Database, work: (tx: Tx) => Promise<T>, how: Beginning): Promise<T> {
  const client = await db.$client.connect().catch((error: unknown) => {
    throw new NoConnection(error);
  });
  const { conversation, session } = talkOn(client);
  conversation.openWith(openingOf(how));
  try {
    return await session.transaction((tx) => {
      knownOf.set(tx, { session, pool: db.$client, reads: how.readOnly ?? false });
      return work(tx);
    });
  } finally {
    // One that did not begin, or is still within its transaction, is of no use to anybody else.
    client.release(!conversation.hasOpened || client.getTransactionStatus() !== 'I');
  }
}

/** Runs `work` on one unchanging picture of the database, which it may only read; `work` takes the roles and companies it needs itself. */
export function inSnapshot<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  return onOneConnection(db, work, { readOnly: true, isolation: 'repeatable read' });
}

/**
 * Runs `work` inside one company: under the role `app`, whose row level security shows that company only, and where the name of a table means
 * the view of that company's rows.
 */
export async function inCompany<T>(
  db: Database,
  companyId: number,
  work: (tx: Tx) => Promise<T>,
  mode: Writing = {},
): Promise<T> {
  if (!Number.isSafeInteger(companyId)) throw new TypeError('companyId must be an integer');
  const walls = { role: 'app', 'app.company': String(companyId), search_path: 'scoped, public' };
  const done = await onOneConnection(db, work, { ...mode, walls: { ...walls, ...settingsOf(mode) } });
  if (!mode.readOnly) noteWrite(db.$client, companyId);
  return done;
}

/**
 * Runs `work` for one employee on the own page: under the role `app_own`, whose row level security shows of its few tables what is of that employee in
 * that company.
 */
export function inOwn<T>(
  db: Database,
  { companyId, employeeId }: { companyId: number; employeeId: number },
  work: (tx: Tx) => Promise<T>,
  mode: Mode = {},
): Promise<T> {
  if (![companyId, employeeId].every(Number.isSafeInteger)) throw new TypeError('ids must be integers');
  const walls = { role: 'app_own', 'app.company': String(companyId), 'app.employee': String(employeeId) };
  return onOneConnection(db, work, { ...mode, walls });
}

/** Runs `work` outside a company: under the role `app_access`, which sees users, sessions and companies only. */
export function asAccess<T>(db: Database, work: (tx: Tx) => Promise<T>, mode: Mode = {}): Promise<T> {
  return onOneConnection(db, work, { ...mode, walls: { role: 'app_access' } });
}
