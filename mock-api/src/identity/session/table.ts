import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  pgPolicy,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { currentCompany, identity } from '#core/db/company-table.ts';
import { appRole, forAccess } from '#core/db/roles.ts';
import { tenant } from '#core/db/table.ts';
import { user } from '#core/user/table.ts';

/** A signed-in session: the hashes of its two halves, and of the pair before, which lives 10 s longer. */
export const session = pgTable(
  'session',
  {
    id: identity(),
    userId: bigint({ mode: 'number' })
      .notNull()
      .references(() => user.id),
    /** 1 ticket (two-factor step due), 2 full. */
    level: smallint().notNull(),
    /** A ticket that takes the mailed code and nothing else: it was opened by a passkey that is too new to stand alone. */
    mailedOnly: boolean().notNull().default(false),
    cookieHash: text().notNull(),
    handleHash: text().notNull(),
    previousCookieHash: text(),
    previousHandleHash: text(),
    previousUntil: timestamp({ withTimezone: true }),
    /** Somebody has asked for a new pair with the pair before: borne once. */
    previousTried: boolean().notNull().default(false),
    /** The browser and system of the last use, as it names itself, and the network address it came from. */
    device: text(),
    address: text(),
    companyId: bigint({ mode: 'number' }).references(() => tenant.id),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    lastActiveAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    endedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    uniqueIndex('session_handle').on(t.handleHash),
    index('session_previous_handle').on(t.previousHandleHash),
    index('session_user').on(t.userId),
    forAccess('session'),
  ],
);

/** What a correct closing code allows: salary edits of one company in one session, for 5 minutes. */
export const sessionGrant = pgTable(
  'session_grant',
  {
    sessionId: bigint({ mode: 'number' })
      .notNull()
      .references(() => session.id),
    tenantId: bigint({ mode: 'number' })
      .notNull()
      .references(() => tenant.id),
    until: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.sessionId, t.tenantId] }), forAccess('session_grant')],
);

/**
 * What a password or passkey given again allows: the calls declared with a step-up, in one session for 5 minutes. `tenantId` null: in every company of
 * the person, and for calls that name none.
 */
export const stepUpGrant = pgTable(
  'step_up_grant',
  {
    id: identity(),
    sessionId: bigint({ mode: 'number' })
      .notNull()
      .references(() => session.id, { onDelete: 'cascade' }),
    tenantId: bigint({ mode: 'number' }).references(() => tenant.id),
    by: text().$type<'password' | 'passkey'>().notNull(),
    until: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    unique('step_up_grant_once').on(t.sessionId, t.tenantId, t.by).nullsNotDistinct(),
    forAccess('step_up_grant'),
    // A write asks for it within its own transaction, when it has seen that an account changes.
    pgPolicy('step_up_grant_of_company', {
      to: appRole,
      for: 'select',
      using: sql`"tenantId" = ${currentCompany} or "tenantId" is null`,
    }),
  ],
);

/** Failed sign-ins of an hour that has no line in the audit log yet: of an account, or of unknown ones by the network address they came from. */
export const failedSignIn = pgTable(
  'failed_sign_in',
  {
    id: identity(),
    userId: bigint({ mode: 'number' }).references(() => user.id),
    /** Empty for an account. */
    address: text().notNull(),
    hour: timestamp({ withTimezone: true }).notNull(),
    tries: integer().notNull(),
  },
  (t) => [
    uniqueIndex('failed_sign_in_once').on(sql`coalesce(${t.userId}, 0)`, t.address, t.hour),
    forAccess('failed_sign_in'),
  ],
);

/** Tries of a secret, counted before the secret is looked at. `key` is a hash: no address or e-mail is readable. */
export const tryCount = pgTable(
  'try_count',
  {
    key: text().primaryKey(),
    tries: smallint().notNull(),
    until: timestamp({ withTimezone: true }).notNull(),
  },
  () => [forAccess('try_count')],
);
