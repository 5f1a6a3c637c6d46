import { type SQL, sql } from 'drizzle-orm';
import { asAccess, type Database } from '#core/db/transaction.ts';
import type { Done } from '#core/jobs/job.ts';
import { hourDaysBefore } from '../hour-of.ts';

/** As long as failures, loads and visits are kept. */
const KEPT_DAYS = 30;

/** Removes what is older than 30 days of failures, loads and visits, and tokens that ended before. */
export async function forgetOldReports(db: Database, now: Date): Promise<Done> {
  const before = hourDaysBefore(now, KEPT_DAYS);
  return asAccess(db, async (tx) => {
    let rows = 0;
    const remove = async (statement: SQL) => {
      rows += (await tx.execute(statement)).rowCount ?? 0;
    };
    await remove(sql`delete from "remote_failure" where "lastAt" < ${before}`);
    await remove(sql`delete from "remote_failure_hour" where "hour" < ${before}`);
    await remove(sql`delete from "remote_failure_person" where "lastAt" < ${before}`);
    await remove(sql`delete from "remote_load" where "lastAt" < ${before}`);
    await remove(sql`delete from "remote_token" where "endsAt" < ${before}`);
    await remove(sql`delete from "remote_vital" where "day" < ${before.slice(0, 10)}`);
    return { rows };
  });
}
