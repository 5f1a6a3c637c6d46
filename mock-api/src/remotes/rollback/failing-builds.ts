import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '#core/db/transaction.ts';

const MINUTES = 5;
/** From so many people on, and from so many of a hundred of those whose browsers this server handed the build. */
const PERSONS = 3;
const OF_HUNDRED = 5;

/** Whether anything failed for anybody within those minutes. */
export const somethingFails = (now: Date): SQL =>
  sql`exists (select 1 from "remote_failure" where "lastAt" > ${now.toISOString()}::timestamptz - interval '1 minute' * ${MINUTES})`;

type FailingBuild = { remote: string; version: string; people: number };

/**
 * Builds that fail now: for at least `PERSONS` signed-in people within `MINUTES`, and for at least `OF_HUNDRED` of a hundred whom the build was handed to in the last day.
 * Only those count whom the server itself saw load it, so nobody can claim a failure of something they never had.
 */
export async function failingBuilds(tx: Tx, now: Date): Promise<FailingBuild[]> {
  const at = now.toISOString();
  const { rows } = await tx.execute<FailingBuild>(sql`
    select l."remote", l."version", f."people" from (
      select "remote", "version", count(distinct "userId")::int as "people" from "remote_load"
      where "hour" > ${at}::timestamptz - interval '1 day' group by "remote", "version") l
    cross join lateral (
      select count(distinct p."userId")::int as "people" from "remote_failure" f join "remote_failure_person" p on p."failureId" = f."id"
      where f."remote" = l."remote" and f."version" = l."version" and p."lastAt" > ${at}::timestamptz - interval '1 minute' * ${MINUTES}
        and exists (select 1 from "remote_load" x where x."remote" = f."remote" and x."version" = f."version" and x."userId" = p."userId")) f
    where f."people" >= ${PERSONS} and f."people" * 100 >= l."people" * ${OF_HUNDRED}`);
  return rows;
}
