import { bigint, index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { identity } from '#core/db/company-table.ts';
import { forAccess } from '#core/db/roles.ts';
import { user } from '#core/user/table.ts';

/** The table of links of one kind that are mailed to a person: the hash of the token of each, good once until `expiresAt`. */
export function mailedLinks<Name extends string>(name: Name) {
  return pgTable(
    name,
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
      uniqueIndex(`${name}_token`).on(t.tokenHash),
      index(`${name}_user`).on(t.userId),
      forAccess(name),
    ],
  );
}
