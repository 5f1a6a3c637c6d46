import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Database } from './transaction.ts';

type OpenDatabase = { db: Database; close: () => Promise<void> };

/** A pool whose connections start in the weak role `app_access`: a statement outside `inCompany` can never see a company's data. */
export function openDatabase(config: pg.PoolConfig, log: Logger): OpenDatabase {
  const pool = new pg.Pool({
    max: 10,
    connectionTimeoutMillis: 10_000,
    ...config,
    onConnect: async (client: pg.ClientBase) => {
      await client.query(`set role app_access; set timezone to 'UTC'; set lock_timeout to '20s'`);
    },
  });
  let closing = false;
  pool.on('error', (error) => closing || log.error({ err: error }, 'an idle database connection failed'));
  const close = () => {
    closing = true;
    return pool.end();
  };
  return { db: drizzle({ client: pool }), close };
}
