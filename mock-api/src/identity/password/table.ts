import { sql } from 'drizzle-orm';
import { bigint, index, pgPolicy, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { identity } from '#core/db/company-table.ts';
import { accessRole } from '#core/db/roles.ts';
import { user } from '#core/user/table.ts';

/** A link to set a new password: the hash of its token, good once until `expiresAt`. */
export const passwordReset = pgTable(
  'password_reset',
  {
    id: identity(),
    userId: bigint({ mode: 'number' })
      .notNull()
      .references(() => user.id),
    tokenHash: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    usedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    uniqueIndex('password_reset_token').on(t.tokenHash),
    index('password_reset_user').on(t.userId),
    pgPolicy('password_reset_for_access', {
      to: accessRole,
      for: 'all',
      using: sql`true`,
      withCheck: sql`true`,
    }),
  ],
);
