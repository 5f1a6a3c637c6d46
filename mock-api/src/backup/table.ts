import { sql } from 'drizzle-orm';
import { bigint, check, index, smallint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { companyTable } from '#core/db/company-table.ts';
import { forAccess } from '#core/db/roles.ts';

const moment = () => timestamp({ withTimezone: true });

/** A backup of a company: requested by a person, made by a job, kept as a file on the server. At most one is under way. */
export const backup = companyTable(
  'backup',
  {
    requestedBy: bigint({ mode: 'number' }).notNull(),
    requestedAt: moment().notNull(),
    status: text({ enum: ['waiting', 'running', 'done', 'failed'] })
      .notNull()
      .default('waiting'),
    /** Counts up whenever a server takes it: one that was given up writes nothing more. */
    tries: smallint().notNull().default(0),
    /** Until then a running one belongs to the server that took it. */
    leaseUntil: moment(),
    done: smallint().notNull().default(0),
    total: smallint().notNull().default(0),
    finishedAt: moment(),
    /** Its name in the folder of backups. */
    fileName: text(),
    bytes: bigint({ mode: 'number' }),
    error: text(),
  },
  (t) => [
    uniqueIndex('backup_one_at_a_time').on(t.tenantId).where(sql`"status" in ('waiting', 'running')`),
    index('backup_newest').on(t.tenantId, t.requestedAt),
    check('backup_status', sql`"status" in ('waiting', 'running', 'done', 'failed')`),
    // The job that makes backups takes the next one of whatever company; it sees their requests, no other row of theirs.
    forAccess('backup'),
  ],
);
