import type { RemoteState } from '@paga/contract/remotes';
import { sql } from 'drizzle-orm';
import type { Tx } from '#core/db/transaction.ts';
import { hourDaysBefore } from '../hour-of.ts';
import { type Measure, percentile75 } from './histogram.ts';

type Bucket = { remote: string; measure: Measure; bucket: number; count: number };

/** How fast the visits of the last 7 days were, by part. */
export async function vitalsOf(tx: Tx, now: Date): Promise<(name: string) => RemoteState['vitals']> {
  const since = hourDaysBefore(now, 7).slice(0, 10);
  const { rows } = await tx.execute<Bucket>(sql`
    select "remote", "measure", "bucket", sum("count")::int as "count" from "remote_vital"
    where "day" >= ${since} group by "remote", "measure", "bucket"`);
  return (name) => {
    const of = (measure: Measure) => rows.filter((row) => row.remote === name && row.measure === measure);
    const p75 = (measure: Measure) => percentile75(measure, of(measure));
    return {
      visits: of('visit').reduce((sum, { count }) => sum + count, 0),
      lcp: p75('lcp'),
      inp: p75('inp'),
      cls: p75('cls'),
    };
  };
}
