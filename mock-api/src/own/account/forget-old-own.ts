import { sql } from 'drizzle-orm';
import { asAccess, type Database } from '#core/db/transaction.ts';
import type { Done } from '#core/jobs/job.ts';

const KEPT_DAYS = 7;

/** Removes own sessions that ended a week ago, and codes that are over. */
export function forgetOldOwn(db: Database, now: Date): Promise<Done> {
  const before = new Date(now.getTime() - KEPT_DAYS * 86_400_000).toISOString();
  return asAccess(db, async (tx) => {
    const sessions = await tx.execute(
      sql`delete from "own_session" where "expiresAt" < ${before} or "endedAt" < ${before}`,
    );
    const codes = await tx.execute(sql`delete from "own_code" where "expiresAt" < ${now.toISOString()}`);
    return { rows: (sessions.rowCount ?? 0) + (codes.rowCount ?? 0) };
  });
}
