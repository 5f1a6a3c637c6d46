import { BACKUPS_KEPT, MOST_BACKUPS_KEPT } from '@paga/contract/backup';
import { sql } from 'drizzle-orm';
import { bigint, check, index, smallint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { companyTable } from '#core/db/company-table.ts';
import { forAccess } from '#core/db/roles.ts';

const moment = () => timestamp({ withTimezone: true });

/** A backup of a company: requested by a person or by its schedule, made by a job, kept as a file on the server. At most one is under way. */
export const backup = companyTable(
  'backup',
  {
    /** Null: by the schedule. */
    requestedBy: bigint({ mode: 'number' }),
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
    index('backup_failed').on(t.finishedAt).where(sql`"status" = 'failed'`),
    check('backup_status', sql`"status" in ('waiting', 'running', 'done', 'failed')`),
    // The job that makes backups takes the next one of whatever company; it sees their requests, no other row of theirs.
    forAccess('backup'),
  ],
);

/** When backups of a company are made by themselves, and how many of its backups stay. A company without a row gets one from the job. */
export const backupSchedule = companyTable(
  'backup_schedule',
  {
    every: text({ enum: ['off', 'day', 'week'] }).notNull(),
    keep: smallint().notNull().default(BACKUPS_KEPT),
    /** Null where it is off. */
    nextAt: moment(),
  },
  (t) => [
    uniqueIndex('backup_schedule_of_company').on(t.tenantId),
    index('backup_schedule_due').on(t.nextAt).where(sql`"nextAt" is not null`),
    check('backup_schedule_every', sql`"every" in ('off', 'day', 'week')`),
    check('backup_schedule_keep', sql.raw(`"keep" between 1 and ${MOST_BACKUPS_KEPT}`)),
    check('backup_schedule_next', sql`("every" = 'off') = ("nextAt" is null)`),
    // One question of the job finds the companies whose backup is due.
    forAccess('backup_schedule'),
  ],
);
