import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

/** The database; only `inCompany` and `asAccess` open transactions on it. */
export type Database = NodePgDatabase;

/** A Drizzle transaction. */
export type Tx = Parameters<Parameters<Database['transaction']>[0]>[0];

type Mode = { readOnly?: boolean };

// Drizzle sends the mode behind `begin` as it stands here, so that the role and its walls come in the same round trip.
const begin = ({ readOnly }: Mode, walls: string) => ({ accessMode: `${readOnly ? 'read only' : 'read write'}; ${walls}` as 'read only' });

/**
 * Runs `work` inside one company: under the role `app`, whose row level security shows that company only, and where the name of a table means
 * the view of that company's rows.
 */
export function inCompany<T>(db: Database, companyId: number, work: (tx: Tx) => Promise<T>, mode: Mode = {}): Promise<T> {
  if (!Number.isSafeInteger(companyId)) throw new TypeError('companyId must be an integer');
  return db.transaction(
    work,
    begin(mode, `set local role app; set local app.company = '${companyId}'; set local search_path = scoped, public`),
  );
}

/** Runs `work` outside a company: under the role `app_access`, which sees users, sessions and companies only. */
export function asAccess<T>(db: Database, work: (tx: Tx) => Promise<T>, mode: Mode = {}): Promise<T> {
  return db.transaction(work, begin(mode, 'set local role app_access'));
}
