import { bigint, index, pgTable, smallint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { identity } from '#core/db/company-table.ts';
import { forAccess } from '#core/db/roles.ts';
import { user } from '#core/user/table.ts';
import { session } from '../session/table.ts';

const moment = () => timestamp({ withTimezone: true });

/** The code a sign-in ticket waits for; a new one takes the place of the one before, a used one is gone. */
export const twoFactorCode = pgTable(
  'two_factor_code',
  {
    sessionId: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => session.id, { onDelete: 'cascade' }),
    codeHash: text().notNull(),
    tries: smallint().notNull(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  () => [forAccess('two_factor_code')],
);

/** A browser a person has signed in with, known by a cookie that scripts cannot read; `trustedUntil`: no two-factor sign-in until then. */
export const knownDevice = pgTable(
  'known_device',
  {
    id: identity(),
    userId: bigint({ mode: 'number' })
      .notNull()
      .references(() => user.id),
    tokenHash: text().notNull(),
    /** What the browser says of itself; proves nothing. */
    label: text().notNull(),
    trustedUntil: moment(),
    createdAt: moment().notNull(),
    lastUsedAt: moment().notNull(),
  },
  (t) => [
    uniqueIndex('known_device_of_user').on(t.userId, t.tokenHash),
    index('known_device_token').on(t.tokenHash),
    forAccess('known_device'),
  ],
);
