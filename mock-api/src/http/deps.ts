import type { Logger } from 'pino';
import type { Database } from '../db/transaction.ts';

/** Everything the server needs from outside; a test passes its own clock and database. */
export type Deps = {
  db: Database;
  now: () => Date;
  log: Logger;
  version: string;
  /** Whether this is a demo: its accounts are shown on the sign-in page. */
  demo: boolean;
  /** The secret that makes the first super admin; absent once there is one, and in a demo. */
  setupSecret?: string;
  /** Whether `X-Forwarded-For` comes from a proxy of ours. */
  trustProxy?: boolean;
  /** Checks every answer against the contract; for tests and development. */
  checkAnswers?: boolean;
};
