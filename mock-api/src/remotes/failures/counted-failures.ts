import type { CountedFailure } from '@paga/contract/remotes';
import { sql } from 'drizzle-orm';
import type { Tx } from '#core/db/transaction.ts';
import { hourDaysBefore } from '../hour-of.ts';

/** Kinds of failure of one part that are shown. */
const MOST_SHOWN = 50;

type InTime = { remote: string; day: number; week: number };
type Kind = Omit<CountedFailure, 'id' | 'firstAt' | 'lastAt'> & {
  id: string;
  remote: string;
  firstAt: Date | string;
  lastAt: Date | string;
};

/** Loads that the server saw, and the people they were of, by part: of the last 24 hours and 7 days. */
export async function loadsOf(tx: Tx, now: Date) {
  const [day, week] = [hourDaysBefore(now, 1), hourDaysBefore(now, 7)];
  const { rows } = await tx.execute<InTime & { peopleDay: number; peopleWeek: number }>(sql`
    select "remote", coalesce(sum("loads") filter (where "hour" >= ${day}), 0)::int as "day", sum("loads")::int as "week",
      count(distinct "userId") filter (where "hour" >= ${day})::int as "peopleDay", count(distinct "userId")::int as "peopleWeek"
    from "remote_load" where "hour" >= ${week} group by "remote"`);
  return rows;
}

/** Failures by part, with and without a session. */
export async function failuresOf(tx: Tx, now: Date): Promise<InTime[]> {
  const { rows } = await tx.execute<InTime>(sql`
    select f."remote", coalesce(sum(h."count" + h."visitors") filter (where h."hour" >= ${hourDaysBefore(now, 1)}), 0)::int as "day",
      sum(h."count" + h."visitors")::int as "week"
    from "remote_failure_hour" h join "remote_failure" f on f."id" = h."failureId"
    where h."hour" >= ${hourDaysBefore(now, 7)} group by f."remote"`);
  return rows;
}

/** The kinds of failure that came last, of each part at most `MOST_SHOWN`, the newest first. */
export async function kindsOf(tx: Tx): Promise<(CountedFailure & { remote: string })[]> {
  const { rows } = await tx.execute<Kind>(sql`
    select f."id", f."remote", f."version", f."kind", f."error", f."message", f."firstAt", f."lastAt",
      coalesce(h."count", 0)::int as "count", coalesce(h."visitors", 0)::int as "visitors",
      (select count(*)::int from "remote_failure_person" p where p."failureId" = f."id") as "people"
    from (select *, row_number() over (partition by "remote" order by "lastAt" desc, "id" desc) as "place" from "remote_failure") f
      left join lateral (
        select sum(h."count") as "count", sum(h."visitors") as "visitors" from "remote_failure_hour" h where h."failureId" = f."id"
      ) h on true
    where f."place" <= ${MOST_SHOWN} order by f."lastAt" desc, f."id" desc`);
  return rows.map(({ id, firstAt, lastAt, ...kind }) => ({
    ...kind,
    id: Number(id),
    firstAt: new Date(firstAt).toISOString(),
    lastAt: new Date(lastAt).toISOString(),
  }));
}
