import { sql } from 'drizzle-orm';
import { bigint, integer, pgPolicy, pgTable, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { identity } from '../db/company-table.ts';
import { appRole, forAccess } from '../db/roles.ts';

const moment = () => timestamp({ withTimezone: true });

/**
 * Each time the whole database was set back to an earlier moment: `until` is the last thing it holds of before, `foundAt` when a server noticed it. Until it is
 * released mail of companies, postings and feeds wait.
 */
export const databaseRestore = pgTable(
  'database_restore',
  {
    id: identity(),
    until: moment().notNull(),
    foundAt: moment().notNull(),
    releasedAt: moment(),
    releasedBy: bigint({ mode: 'number' }),
    /** Mails that were found to have been sent before, and were not sent again. */
    sentBefore: integer(),
  },
  (t) => [
    uniqueIndex('database_restore_waits').on(sql`("releasedAt" is null)`).where(sql`${t.releasedAt} is null`),
    pgPolicy('database_restore_read', { to: appRole, for: 'select', using: sql`true` }),
    forAccess('database_restore'),
  ],
);
