import { sql } from 'drizzle-orm';
import type { Tx } from '#core/db/transaction.ts';
import type { Actor } from '#core/http/context.ts';
import { TICKET } from '../session/live-session.ts';

/** Takes the session's row for this transaction: a ticket is used once. */
export async function isTicket(tx: Tx, { sessionId }: Actor, lock = false): Promise<boolean> {
  const { rows } = await tx.execute<{ level: number }>(
    sql`select "level" from "session" where "id" = ${sessionId} and "endedAt" is null ${lock ? sql`for update` : sql``}`,
  );
  return rows[0]?.level === TICKET;
}
