import { deviceNameOf } from '@paga/contract/identity/device-name';
import { sql } from 'drizzle-orm';
import type { Tx } from '#core/db/transaction.ts';
import type { OpenContext } from '#core/http/context.ts';
import type { SessionPair } from '#core/http/request/session-cookie.ts';
import { FULL, TICKET } from './live-session.ts';
import { hashSecret, newSecret } from './secret.ts';

export type { SessionPair };

type Level = typeof TICKET | typeof FULL;

const ABSOLUTE_HOURS = 12;
const TICKET_HOURS = 0.5;
const GRACE_SECONDS = 10;

/** Whose session begins, and by which request; the demo's past has none. */
type Beginning = {
  userId: number;
  now: Date;
  level?: Level;
  /** A ticket that takes the mailed code and nothing else. */
  mailedOnly?: boolean;
  request?: Pick<OpenContext, 'agent' | 'address'>;
};

/** A new session with a new pair; of what the request carried nothing is taken over but where it came from. */
export async function openSession(
  tx: Tx,
  { userId, now, level = FULL, mailedOnly = false, request }: Beginning,
): Promise<SessionPair & { sessionId: number }> {
  const pair = { cookie: newSecret(), handle: newSecret() };
  const hours = level === TICKET ? TICKET_HOURS : ABSOLUTE_HOURS;
  const expires = new Date(now.getTime() + hours * 3_600_000).toISOString();
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into "session" ("userId", "level", "mailedOnly", "cookieHash", "handleHash", "createdAt", "lastActiveAt", "expiresAt", "device", "address")
    values (${userId}, ${level}, ${mailedOnly}, ${hashSecret(pair.cookie)}, ${hashSecret(pair.handle)}, ${now.toISOString()}, ${now.toISOString()}, ${expires},
      ${request ? deviceNameOf(request.agent()) : null}, ${request?.address() ?? null}) returning "id"`);
  return { ...pair, sessionId: Number(rows[0]?.id) };
}

/**
 * A new pair for a session; the one before lives 10 s more for requests that are under way. The absolute end stays. Only the newest pair is exchanged:
 * undefined when another one is shown, of two at once for the second.
 */
export async function rotateSession(
  tx: Tx,
  sessionId: number,
  { shown, now }: { shown: SessionPair | undefined; now: Date },
): Promise<SessionPair | undefined> {
  const pair = { cookie: newSecret(), handle: newSecret() };
  const graceEnds = new Date(now.getTime() + GRACE_SECONDS * 1_000).toISOString();
  const { rows } = await tx.execute(sql`
    update "session" set "previousCookieHash" = "cookieHash", "previousHandleHash" = "handleHash", "previousUntil" = ${graceEnds}, "previousTried" = false,
      "cookieHash" = ${hashSecret(pair.cookie)}, "handleHash" = ${hashSecret(pair.handle)}
    where "id" = ${sessionId} and "endedAt" is null
      and "cookieHash" = ${hashSecret(shown?.cookie ?? '')} and "handleHash" = ${hashSecret(shown?.handle ?? '')} returning 1`);
  return rows.length > 0 ? pair : undefined;
}

/** Somebody asks for a new pair with the one before: borne once, as of two tabs at once. False: it was the second time, and the session is over. */
export async function bearPrevious(tx: Tx, sessionId: number, now: Date): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`update "session" set "previousTried" = true where "id" = ${sessionId} and not "previousTried" returning 1`,
  );
  if (rows.length > 0) return true;
  await endSession(tx, sessionId, now);
  return false;
}

/** Ends one session. */
export async function endSession(tx: Tx, sessionId: number, now: Date): Promise<void> {
  await tx.execute(
    sql`update "session" set "endedAt" = ${now.toISOString()} where "id" = ${sessionId} and "endedAt" is null`,
  );
}

/** Ends the session that a browser still holds a half of, when somebody signs in anew there. */
export async function endHeldSession(tx: Tx, half: string | undefined, now: Date): Promise<void> {
  if (half === undefined) return;
  const hash = hashSecret(half);
  await tx.execute(sql`
    update "session" set "endedAt" = ${now.toISOString()} where ("cookieHash" = ${hash} or "previousCookieHash" = ${hash}) and "endedAt" is null`);
}

/** Ends all sessions of a user but one; tickets too. Answers how many. */
export async function endOtherSessions(
  tx: Tx,
  { userId, except, now }: { userId: number; except: number; now: Date },
): Promise<number> {
  const { rows } = await tx.execute(sql`
    update "session" set "endedAt" = ${now.toISOString()}
    where "userId" = ${userId} and "id" <> ${except} and "endedAt" is null and "expiresAt" > ${now.toISOString()} returning 1`);
  return rows.length;
}

/** Ends every session of a user. */
export async function endAllSessions(tx: Tx, userId: number, now: Date): Promise<void> {
  await tx.execute(
    sql`update "session" set "endedAt" = ${now.toISOString()} where "userId" = ${userId} and "endedAt" is null`,
  );
}
