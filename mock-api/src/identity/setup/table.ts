import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { forAccess } from '#core/db/roles.ts';

/** The installation itself: one row, made at the first start. */
export const installation = pgTable(
  'installation',
  {
    id: smallint().primaryKey().default(1),
    /** Whether it was made as a demo, for ever. */
    demo: boolean().notNull(),
    /** Role 1, and every company made from here on, has the two-factor step and the step-up; a demo has neither. */
    guarded: boolean().notNull().default(false),
    /** Null until the demo's employees are in. */
    demoFilledAt: timestamp({ withTimezone: true }),
    /** Hash of the secret that makes the first super admin; null once it was used. */
    setupSecretHash: text(),
    /** How payroll support is reached; null: what the environment says, if it does. */
    supportPhone: text(),
    supportEmail: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [check('installation_single', sql`${t.id} = 1`), forAccess('installation')],
);
