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
