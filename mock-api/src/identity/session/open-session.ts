import { sql } from 'drizzle-orm';
import type { Tx } from '#core/db/transaction.ts';
import { FULL, TICKET } from './live-session.ts';
import { hashSecret, newSecret } from './secret.ts';

/** The two halves of a session: the cookie's, which scripts cannot read, and the handle's, sent as bearer. */
export type SessionPair = { cookie: string; handle: string };
type Level = typeof TICKET | typeof FULL;

const ABSOLUTE_HOURS = 12;
const TICKET_HOURS = 0.5;
const GRACE_SECONDS = 10;

/** A new session with a new pair; nothing of what the request carried is taken over. */
export async function openSession(
  tx: Tx,
  userId: number,
  now: Date,
  level: Level = FULL,
): Promise<SessionPair & { sessionId: number }> {
  const pair = { cookie: newSecret(), handle: newSecret() };
  const hours = level === TICKET ? TICKET_HOURS : ABSOLUTE_HOURS;
  const expires = new Date(now.getTime() + hours * 3_600_000).toISOString();
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into "session" ("userId", "level", "cookieHash", "handleHash", "createdAt", "lastActiveAt", "expiresAt")
    values (${userId}, ${level}, ${hashSecret(pair.cookie)}, ${hashSecret(pair.handle)}, ${now.toISOString()}, ${now.toISOString()}, ${expires}) returning "id"`);
  return { ...pair, sessionId: Number(rows[0]?.id) };
}

/** A new pair for a session; the one before lives 10 s more for requests that are under way. The absolute end stays. */
export async function rotateSession(tx: Tx, sessionId: number, now: Date): Promise<SessionPair> {
  const pair = { cookie: newSecret(), handle: newSecret() };
  const graceEnds = new Date(now.getTime() + GRACE_SECONDS * 1_000).toISOString();
  await tx.execute(sql`
    update "session" set "previousCookieHash" = "cookieHash", "previousHandleHash" = "handleHash", "previousUntil" = ${graceEnds},
      "cookieHash" = ${hashSecret(pair.cookie)}, "handleHash" = ${hashSecret(pair.handle)}
    where "id" = ${sessionId} and "endedAt" is null`);
  return pair;
}

/** Ends one session. */
export async function endSession(tx: Tx, sessionId: number, now: Date): Promise<void> {
  await tx.execute(
    sql`update "session" set "endedAt" = ${now.toISOString()} where "id" = ${sessionId} and "endedAt" is null`,
  );
}

/** Ends all sessions of a user but one. */
export async function endOtherSessions(
  tx: Tx,
  { userId, except, now }: { userId: number; except: number; now: Date },
): Promise<void> {
  await tx.execute(
    sql`update "session" set "endedAt" = ${now.toISOString()} where "userId" = ${userId} and "id" <> ${except} and "endedAt" is null`,
  );
}

/** Ends every session of a user. */
export async function endAllSessions(tx: Tx, userId: number, now: Date): Promise<void> {
  await tx.execute(
    sql`update "session" set "endedAt" = ${now.toISOString()} where "userId" = ${userId} and "endedAt" is null`,
  );
}
