import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Database } from './transaction.ts';

type OpenDatabase = { db: Database; close: () => Promise<void> };

/** A pool whose connections start in the weak role `app_access`: a statement outside `inCompany` can never see a company's data. */
export function openDatabase(config: pg.PoolConfig, log: Logger): OpenDatabase {
  let closing = false;
  const pool = new pg.Pool({
    max: 10,
    connectionTimeoutMillis: 10_000,
    ...config,
    onConnect: async (client: pg.ClientBase) => {
      // The pool hears idle connections only: one lost while it is in use fails the call that has it, and would end the process unheard.
      client.on('error', (error) => closing || log.error({ err: error }, 'a database connection was lost'));
      await client.query(`set role app_access; set timezone to 'UTC'; set lock_timeout to '20s'`);
    },
  });
  // Each connection has written down its own loss.
  pool.on('error', () => {});
  const close = () => {
    closing = true;
    return pool.end();
  };
  return { db: drizzle({ client: pool }), close };
}
