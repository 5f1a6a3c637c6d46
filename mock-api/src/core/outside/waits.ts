import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../db/transaction.ts';
import { DomainError } from '../domain-error.ts';

/** Whether the database was set back and nobody has released what waits since. */
export const waitsForRelease: SQL = sql`exists (select 1 from "database_restore" where "releasedAt" is null)`;

/**
 * Whether a mail waits for the release: what was written before, and all of companies. Mail about a person's own account that is written since goes, or nobody could
 * sign in to release the rest.
 */
export const mailIsHeld: SQL = sql`exists (select 1 from "database_restore" r where r."releasedAt" is null and ("tenantId" is not null or "createdAt" < r."foundAt"))`;

/** Refuses what would leave the house, while it waits. */
export async function refuseWhileWaiting(tx: Tx): Promise<void> {
  const { rows } = await tx.execute<{ waits: boolean }>(sql`select ${waitsForRelease} as "waits"`);
  if (rows[0]?.waits) throw new DomainError('RESTORE_WAITS');
}
