import { sql } from 'drizzle-orm';
import type { Tx } from '#core/db/transaction.ts';

/** Ends every session, with what was allowed in it: the database was set back, and pages show what it no longer holds. */
export async function endAllSessions(tx: Tx, now: Date): Promise<void> {
  await tx.execute(sql`delete from "session_grant"`);
  await tx.execute(sql`delete from "step_up_grant"`);
  await tx.execute(sql`update "session" set "endedAt" = ${now.toISOString()} where "endedAt" is null`);
}
