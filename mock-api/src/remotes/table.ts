import {
  bigint,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { identity, userId } from '#core/db/company-table.ts';
import { forAccess } from '#core/db/roles.ts';

/** A kind of failure of a part of the page. `fingerprint` is made of all that tells two kinds apart. */
export const remoteFailure = pgTable(
  'remote_failure',
  {
    id: identity(),
    remote: text().notNull(),
    version: text().notNull(),
    kind: text().notNull(),
    error: text(),
    message: text(),
    frames: text().array().notNull(),
    fingerprint: text().notNull(),
    firstAt: timestamp({ withTimezone: true }).notNull(),
    lastAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    uniqueIndex('remote_failure_once').on(t.fingerprint),
    index('remote_failure_build').on(t.remote, t.version),
    forAccess('remote_failure'),
  ],
);

const failureId = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => remoteFailure.id, { onDelete: 'cascade' });

/** How often it was reported in an hour: by signed-in people, and by pages without a session. */
export const remoteFailureHour = pgTable(
  'remote_failure_hour',
  {
    failureId: failureId(),
    hour: timestamp({ withTimezone: true }).notNull(),
    count: integer().notNull(),
    visitors: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.failureId, t.hour] }), forAccess('remote_failure_hour')],
);

/** Whom it has met, and when last. */
export const remoteFailurePerson = pgTable(
  'remote_failure_person',
  {
    failureId: failureId(),
    userId: userId().notNull(),
    lastAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.failureId, t.userId] }), forAccess('remote_failure_person')],
);

/** The entry of a build as the server itself handed it to a signed-in person's browser, by the hour. */
export const remoteLoad = pgTable(
  'remote_load',
  {
    remote: text().notNull(),
    version: text().notNull(),
    userId: userId().notNull(),
    hour: timestamp({ withTimezone: true }).notNull(),
    loads: integer().notNull(),
    lastAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.remote, t.version, t.userId, t.hour] }), forAccess('remote_load')],
);

/** Visits of a day, and how fast they were: a histogram of each measure. */
export const remoteVital = pgTable(
  'remote_vital',
  {
    remote: text().notNull(),
    version: text().notNull(),
    day: date().notNull(),
    measure: text().notNull(),
    bucket: smallint().notNull(),
    count: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.remote, t.version, t.day, t.measure, t.bucket] }),
    forAccess('remote_vital'),
  ],
);

/** What one remote may be published with, by those who have it: of the secret only the hash is kept. */
export const remoteToken = pgTable(
  'remote_token',
  {
    id: identity(),
    remote: text().notNull(),
    name: text().notNull(),
    hash: text().notNull(),
    madeBy: userId().notNull(),
    madeAt: timestamp({ withTimezone: true }).notNull(),
    endsAt: timestamp({ withTimezone: true }).notNull(),
    lastUsedAt: timestamp({ withTimezone: true }),
  },
  (t) => [uniqueIndex('remote_token_once').on(t.hash), forAccess('remote_token')],
);

/** Who moved a remote in the registry, to the version `registry` of it. */
export const remoteMove = pgTable(
  'remote_move',
  {
    registry: bigint({ mode: 'number' }).notNull(),
    remote: text().notNull(),
    kind: text().notNull(),
    from: text(),
    to: text().notNull(),
    /** Of a hundred companies that got it; null where all did. */
    share: smallint(),
    userId: userId(),
    /** What the token was called: it may be gone. */
    token: text(),
    note: text(),
  },
  (t) => [primaryKey({ columns: [t.registry, t.remote] }), forAccess('remote_move')],
);

/** A build that servers share: its archive lies in the store of builds, whose SHA-256 this is. */
export const sharedBuild = pgTable(
  'shared_build',
  {
    remote: text().notNull(),
    version: text().notNull(),
    hash: text().notNull(),
    sharedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.remote, t.version] }), forAccess('shared_build')],
);

/** A state of the registry that servers share, the newest is in use: `version` is the millisecond of its move, `remotes` the JSON text of its entries. */
export const sharedRegistry = pgTable(
  'shared_registry',
  { version: bigint({ mode: 'number' }).primaryKey(), remotes: text().notNull() },
  () => [forAccess('shared_registry')],
);

/** A remote that does not go back to its last good build by itself. */
export const remoteRollback = pgTable('remote_rollback', { remote: text().primaryKey() }, () => [
  forAccess('remote_rollback'),
]);
