import { sql } from 'drizzle-orm';
import { asAccess, type Database } from './transaction.ts';

/** Anybody may ask for the health: a commit waits for the disk, so it is made so often and no more. */
const ASKED_AGAIN_AFTER_MS = 1_000;

/** A commit that reaches the disk without a row: it fails where writing fails. */
const WRITES = sql`select pg_logical_emit_message(true, 'paga health', '')`;

/** Fails where the database does not take a commit. */
export async function commitNothing(db: Database): Promise<void> {
  await asAccess(db, (tx) => tx.execute(WRITES));
}

/** The same for everybody who asks within a second. `clock`: milliseconds. */
export function commitsOf(db: Database, clock = () => performance.now()): () => Promise<void> {
  let [last, at, underWay] = [Promise.resolve(), Number.NEGATIVE_INFINITY, false];
  return () => {
    if (underWay || clock() - at < ASKED_AGAIN_AFTER_MS) return last;
    [at, underWay] = [clock(), true];
    last = commitNothing(db).finally(() => {
      underWay = false;
    });
    return last;
  };
}
