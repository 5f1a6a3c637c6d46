import { sql } from 'drizzle-orm';
import { bigint, check, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { forAccess } from '../db/roles.ts';

const moment = () => timestamp({ withTimezone: true });

/** What servers know of each other's jobs: who has a run in hand, when the next is due, what the last one did. */
export const jobRun = pgTable(
  'job_run',
  {
    name: text().primaryKey(),
    /** Counts up with each run: a server whose run another has taken over notes nothing more. */
    run: integer().notNull(),
    startedAt: moment().notNull(),
    /** Until then the run is somebody's, who puts it off while at work; null: nobody is at it. */
    leaseUntil: moment(),
    nextAt: moment().notNull(),
    endedAt: moment(),
    /** Of the last run that ended well. */
    tookMs: integer(),
    companies: integer(),
    rows: bigint({ mode: 'number' }),
    /** What the last run failed of; null: it did not. */
    fault: text(),
    faultAt: moment(),
  },
  () => [check('job_run_counts', sql`"run" > 0`), forAccess('job_run')],
);
