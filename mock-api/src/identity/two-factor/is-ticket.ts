import { sql } from 'drizzle-orm';
import type { Tx } from '#core/db/transaction.ts';
import type { Actor } from '#core/http/context.ts';
import { TICKET } from '../session/live-session.ts';

type Row = { level: number; mailedOnly: boolean };

async function rowOf(tx: Tx, { sessionId }: Actor, lock: boolean): Promise<Row | undefined> {
  const { rows } = await tx.execute<Row>(
    sql`select "level", "mailedOnly" from "session" where "id" = ${sessionId} and "endedAt" is null ${lock ? sql`for update` : sql``}`,
  );
  return rows[0];
}

/** Takes the session's row for this transaction: a ticket is used once. */
export async function isTicket(tx: Tx, actor: Actor, lock = false): Promise<boolean> {
  return (await rowOf(tx, actor, lock))?.level === TICKET;
}

/** The same of a ticket of the password, whose step can be taken with anything; one of a new passkey takes the mailed code alone. */
export async function isTicketForAny(tx: Tx, actor: Actor, lock = false): Promise<boolean> {
  const row = await rowOf(tx, actor, lock);
  return row?.level === TICKET && !row.mailedOnly;
}
