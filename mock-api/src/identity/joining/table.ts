import { sql } from 'drizzle-orm';
import { bigint, index, pgPolicy, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { identity } from '#core/db/company-table.ts';
import { accessRole } from '#core/db/roles.ts';
import { user } from '#core/user/table.ts';

/** A mailed link by which somebody agrees to work in a company too: the hash of its token, good once until `expiresAt`. */
export const joinLink = pgTable(
  'join_link',
  {
    id: identity(),
    /** The row that stands for the person until then. */
    userId: bigint({ mode: 'number' })
      .notNull()
      .references(() => user.id),
    tokenHash: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    usedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    uniqueIndex('join_link_token').on(t.tokenHash),
    index('join_link_user').on(t.userId),
    pgPolicy('join_link_for_access', {
      to: accessRole,
      for: 'all',
      using: sql`true`,
      withCheck: sql`true`,
    }),
  ],
);
