import { type SQL, sql } from 'drizzle-orm';
import { asAccess, type Database } from '#core/db/transaction.ts';
import type { Done } from '#core/jobs/job.ts';

const KEPT_DAYS = 7;
/** As long as the cookie lives by which the browser is known. */
const DEVICE_DAYS = 180;

/** Removes sessions that ended a week ago with what they allowed, links to set a password, challenges, apps that nobody finished to set up, counts of tries whose time has passed, browsers unused for half a year. */
export async function forgetOld(db: Database, now: Date): Promise<Done> {
  const before = new Date(now.getTime() - KEPT_DAYS * 86_400_000).toISOString();
  const unusedSince = new Date(now.getTime() - DEVICE_DAYS * 86_400_000).toISOString();
  return asAccess(db, async (tx) => {
    let rows = 0;
    const remove = async (statement: SQL) => {
      rows += (await tx.execute(statement)).rowCount ?? 0;
    };
    const old = sql`select "id" from "session" where "expiresAt" < ${before} or "endedAt" < ${before}`;
    await remove(sql`delete from "session_grant" where "sessionId" in (${old})`);
    await remove(sql`delete from "passkey_challenge" where "expiresAt" < ${now.toISOString()}`);
    await remove(sql`delete from "sign_in_challenge" where "expiresAt" < ${now.toISOString()}`);
    await remove(sql`delete from "authenticator" where "enabledAt" is null and "startedAt" < ${before}`);
    await remove(sql`delete from "step_up_grant" where "sessionId" in (${old})`);
    await remove(sql`delete from "session" where "id" in (${old})`);
    await remove(sql`delete from "password_reset" where "expiresAt" < ${before}`);
    await remove(sql`delete from "join_link" where "expiresAt" < ${before}`);
    await remove(sql`delete from "known_device" where "lastUsedAt" < ${unusedSince}`);
    await remove(sql`delete from "try_count" where "until" < ${now.toISOString()}`);
    return { rows };
  });
}
