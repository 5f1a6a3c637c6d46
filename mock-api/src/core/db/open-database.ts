import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Logger } from 'pino';
import { beginningAs, SERVING } from './connection-start.ts';
import { ConnectionShares } from './shares/connection-shares.ts';
import { PROGRAM } from './shares/share.ts';
import type { Database } from './transaction.ts';
import { UnnamedClient } from './unnamed-client.ts';

/** How many connections a server has, unless it is set. */
export const CONNECTIONS = 10;

/** `pooled`: a transaction pooler stands between, as PgBouncer. Its connections begin as the login does (`pooled-login.ts`), and know of no named statement. */
export type DatabaseConfig = pg.PoolConfig & { pooled?: boolean };

/** `cut` closes it at once, the connections in use too: PostgreSQL rolls back what they have not committed. */
type OpenDatabase = { db: Database; close: () => Promise<void>; cut: () => void };

/** What a client talks through; the driver's types do not show it. */
type Connected = { connection: { stream: { destroy: () => void } } };

const connecting = ({ pooled, ...config }: DatabaseConfig): pg.PoolConfig =>
  pooled ? { ...config, Client: UnnamedClient } : { ...config, ...beginningAs(config, SERVING) };

/** A pool whose connections start in the weak role `app_access`: a statement outside `inCompany` can never see a company's data. */
export function openDatabase(
  config: DatabaseConfig,
  log: Logger,
  shares = new ConnectionShares(config.max ?? CONNECTIONS),
): OpenDatabase {
  let closing = false;
  const pool = new pg.Pool({ max: CONNECTIONS, connectionTimeoutMillis: 10_000, ...connecting(config) });
  // The pool hears idle connections only: one lost while it is in use fails the call that has it, and would end the process unheard.
  pool.on('connect', (client) =>
    client.on('error', (error) => closing || log.error({ err: error }, 'a database connection was lost')),
  );
  // Each connection has written down its own loss.
  pool.on('error', () => {});
  const inUse = new Set<pg.PoolClient>();
  pool.on('acquire', (client) => inUse.add(client));
  pool.on('release', (_, client) => inUse.delete(client));
  let ended: Promise<void> | undefined;
  const close = () => {
    closing = true;
    ended ??= pool.end();
    return ended;
  };
  const cut = () => {
    void close();
    for (const client of inUse) (client as unknown as Connected).connection.stream.destroy();
  };
  const whole = drizzle({ client: pool });
  return { db: Object.assign(whole, { shares, share: PROGRAM, whole }), close, cut };
}
