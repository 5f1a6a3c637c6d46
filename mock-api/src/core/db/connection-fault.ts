import { DrizzleQueryError } from 'drizzle-orm';

/** A connection to the database that could not be had. What went wrong is its cause. */
export class NoConnection extends Error {
  constructor(cause: unknown) {
    super('no connection to the database', { cause });
  }
}

/** Whether what went wrong beneath an error happened on a connection to the database: a client's lost connection looks the same. */
export const isOfDatabase = (error: unknown): boolean =>
  error instanceof DrizzleQueryError || error instanceof NoConnection;

/** What a pooler says where it has no connection for a statement: nothing was done of it. */
const NONE_TO_BE_HAD =
  /query_wait_timeout|no more connections|server login failed|server_login_retry|cannot connect|client_login_timeout|does not allow connections|shut(?:ting)? down|pooler error|too many/i;

/**
 * What a refusal of a connection means: class 08 of SQLSTATE, which PgBouncer gives to everything it says, FATAL. PostgreSQL's own 08P01 is a fault of ours and
 * ends no connection.
 */
export function ofConnection(error: object): 'UNAVAILABLE' | 'DATABASE_LOST' | undefined {
  const { code, severity, message = '' } = error as { code?: unknown; severity?: string; message?: string };
  if (typeof code !== 'string' || !/^08[0-9A-Z]{3}$/.test(code)) return undefined;
  if (code === '08P01' && severity !== 'FATAL') return undefined;
  return NONE_TO_BE_HAD.test(message) ? 'UNAVAILABLE' : 'DATABASE_LOST';
}
