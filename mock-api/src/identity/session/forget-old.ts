import { sql } from 'drizzle-orm';
import { asAccess, type Database } from '#core/db/transaction.ts';

const KEPT_DAYS = 7;
/** As long as the cookie lives by which the browser is known. */
const DEVICE_DAYS = 180;

/** Removes sessions that ended a week ago with what they allowed, links to set a password, counts of tries whose time has passed, browsers unused for half a year. */
export async function forgetOld(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * 86_400_000).toISOString();
  const unusedSince = new Date(now.getTime() - DEVICE_DAYS * 86_400_000).toISOString();
  await asAccess(db, async (tx) => {
    const old = sql`select "id" from "session" where "expiresAt" < ${before} or "endedAt" < ${before}`;
    await tx.execute(sql`delete from "session_grant" where "sessionId" in (${old})`);
    await tx.execute(sql`delete from "passkey_challenge" where "expiresAt" < ${now.toISOString()}`);
    await tx.execute(sql`delete from "step_up_grant" where "sessionId" in (${old})`);
    await tx.execute(sql`delete from "session" where "id" in (${old})`);
    await tx.execute(sql`delete from "password_reset" where "expiresAt" < ${before}`);
    await tx.execute(sql`delete from "join_link" where "expiresAt" < ${before}`);
    await tx.execute(sql`delete from "known_device" where "lastUsedAt" < ${unusedSince}`);
    await tx.execute(sql`delete from "try_count" where "until" < ${now.toISOString()}`);
  });
}
