import { bigint, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { identity } from '#core/db/company-table.ts';
import { forAccess } from '#core/db/roles.ts';
import { user } from '#core/user/table.ts';

const moment = () => timestamp({ withTimezone: true });
const ofUser = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => user.id);

/** The authenticator app of a person. Until a right code has come (`enabledAt`) it is only being set up. */
export const authenticator = pgTable(
  'authenticator',
  {
    id: identity(),
    userId: ofUser(),
    /** The shared secret, encrypted for this person by a key outside the database. */
    secret: text().notNull(),
    startedAt: moment().notNull(),
    enabledAt: moment(),
    /** The 30 s of the last code that was used: only a later one is good. */
    lastStep: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [uniqueIndex('authenticator_user').on(t.userId), forAccess('authenticator')],
);

/** A recovery code that is unused: a used one is gone. `place` is its first group, by which it is found; the hash is of the rest. */
export const recoveryCode = pgTable(
  'recovery_code',
  {
    id: identity(),
    userId: ofUser(),
    place: text().notNull(),
    codeHash: text().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [uniqueIndex('recovery_code_place').on(t.userId, t.place), forAccess('recovery_code')],
);
