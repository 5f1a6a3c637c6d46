import {
  bigint,
  boolean,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { identity } from '#core/db/company-table.ts';
import { forAccess } from '#core/db/roles.ts';
import { tenant } from '#core/db/table.ts';
import { user } from '#core/user/table.ts';
import { session } from '../session/table.ts';

const moment = () => timestamp({ withTimezone: true });
const ofSession = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => session.id, { onDelete: 'cascade' });

/** A passkey of a person: its public half, and how often its device says to have signed. `publicKey` is COSE in base64url. */
export const passkey = pgTable(
  'passkey',
  {
    id: identity(),
    userId: bigint({ mode: 'number' })
      .notNull()
      .references(() => user.id),
    credentialId: text().notNull(),
    publicKey: text().notNull(),
    counter: bigint({ mode: 'number' }).notNull(),
    transports: jsonb().$type<string[]>().notNull(),
    name: text().notNull(),
    /** Kept by a password manager on several devices. */
    synced: boolean().notNull(),
    createdAt: moment().notNull(),
    /** From when on it confirms a step-up. */
    confirmsFrom: moment().notNull(),
    lastUsedAt: moment(),
  },
  (t) => [
    uniqueIndex('passkey_credential').on(t.credentialId),
    index('passkey_user').on(t.userId),
    forAccess('passkey'),
  ],
);

/** What a session was asked to sign, one for each purpose; used once. `tenantId`: the company of a confirmation, null where it is for none. */
export const passkeyChallenge = pgTable(
  'passkey_challenge',
  {
    sessionId: ofSession(),
    purpose: text().$type<'add' | 'signIn' | 'grant'>().notNull(),
    challenge: text().notNull(),
    tenantId: bigint({ mode: 'number' }).references(() => tenant.id),
    expiresAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.sessionId, t.purpose] }), forAccess('passkey_challenge')],
);

/** What a browser without a session was asked to sign, known by a cookie of its own; used once. */
export const signInChallenge = pgTable(
  'sign_in_challenge',
  {
    cookieHash: text().primaryKey(),
    challenge: text().notNull(),
    expiresAt: moment().notNull(),
  },
  (t) => [index('sign_in_challenge_over').on(t.expiresAt), forAccess('sign_in_challenge')],
);
