import { sql } from 'drizzle-orm';
import type { Tx } from '#core/db/transaction.ts';

/** Any number, the same on every server. */
const FILLING = 5_261_947;

/** Lets one server at a time fill the demo: another one that starts meanwhile waits for what the first has done, until its transaction ends. */
export async function waitForTurn(tx: Tx): Promise<void> {
  await tx.execute(sql`select set_config('lock_timeout', '0', true)`);
  await tx.execute(sql`select pg_advisory_xact_lock(${FILLING})`);
}
