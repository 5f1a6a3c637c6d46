import { sql } from 'drizzle-orm';
import { asAccess, type Database } from '#core/db/transaction.ts';
import { hourDaysBefore } from '../hour-of.ts';

/** As long as failures, loads and visits are kept. */
const KEPT_DAYS = 30;

/** Removes what is older than 30 days of failures, loads and visits, and tokens that ended before. */
export async function forgetOldReports(db: Database, now: Date): Promise<void> {
  const before = hourDaysBefore(now, KEPT_DAYS);
  await asAccess(db, async (tx) => {
    await tx.execute(sql`delete from "remote_failure" where "lastAt" < ${before}`);
    await tx.execute(sql`delete from "remote_failure_hour" where "hour" < ${before}`);
    await tx.execute(sql`delete from "remote_failure_person" where "lastAt" < ${before}`);
    await tx.execute(sql`delete from "remote_load" where "lastAt" < ${before}`);
    await tx.execute(sql`delete from "remote_token" where "endsAt" < ${before}`);
    await tx.execute(sql`delete from "remote_vital" where "day" < ${before.slice(0, 10)}`);
  });
}
