import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../db/transaction.ts';

/** A queue of an area: a statement of one row with `waiting` and `failed` as numbers, and `since` of the first that waits. */
export type Queue = { name: string; state: SQL };

/** How queues and jobs stand: counts, seconds, and when a job ended well, in seconds since 1970. */
export type Standing = {
  queues: { name: string; waiting: number; failed: number; seconds: number }[];
  jobs: { name: string; ended: number | null; faulty: boolean }[];
};

/** Reads how they stand, in two statements. */
export async function standing(tx: Tx, queues: readonly Queue[]): Promise<Standing> {
  const asked = queues.map(
    ({ name, state }) => sql`
      select ${name}::text as "name", q."waiting"::int, q."failed"::int,
        coalesce(greatest(0, extract(epoch from now() - q."since")), 0)::float8 as "seconds" from (${state}) q`,
  );
  const [waiting, jobs] = await Promise.all([
    asked.length > 0 ? tx.execute<Standing['queues'][number]>(sql.join(asked, sql` union all `)) : undefined,
    tx.execute<Standing['jobs'][number]>(sql`
      select "name", extract(epoch from "endedAt")::float8 as "ended", "fault" is not null as "faulty" from "job_run"`),
  ]);
  return { queues: waiting?.rows ?? [], jobs: jobs.rows };
}
