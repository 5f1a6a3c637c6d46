import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  jsonb,
  pgPolicy,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { currentCompany, identity } from '../db/company-table.ts';
import { accessRole, appRole, ownRole, ownRows } from '../db/roles.ts';
import { tenant } from '../db/table.ts';
import { user } from '../user/table.ts';

/** Per changed field: its value before and after. */
export type AuditChanges = Record<string, { old: unknown; new: unknown }>;

/** Who did what, when: insert only. Lines without a company are about a person's own account. */
export const auditLine = pgTable(
  'audit_line',
  {
    id: identity(),
    tenantId: bigint({ mode: 'number' }).references(() => tenant.id),
    userId: bigint({ mode: 'number' }).references(() => user.id),
    /** Who did it on an own page; of such a line no user is known. */
    employeeId: bigint({ mode: 'number' }),
    at: timestamp({ withTimezone: true }).notNull(),
    page: text().notNull(),
    type: text().notNull(),
    objectId: bigint({ mode: 'number' }),
    changes: jsonb().$type<AuditChanges>().notNull(),
    /** The transaction that wrote it: the order of the hash chain, since a lower id may be committed later. */
    transaction: bigint({ mode: 'number' }).notNull().default(sql`pg_current_xact_id()::text::bigint`),
  },
  (t) => [
    // One for each way the list is narrowed, every one in the order in which it is shown.
    index('audit_line_newest').on(t.tenantId, t.at, t.id),
    index('audit_line_by_page').on(t.tenantId, t.page, t.at, t.id),
    index('audit_line_by_type').on(t.tenantId, t.type, t.at, t.id),
    index('audit_line_by_person').on(t.tenantId, t.userId, t.at, t.id),
    index('audit_line_by_month')
      .on(t.tenantId, sql`(${t.changes} -> 'month' ->> 'new')`, t.at, t.id)
      .where(sql`${t.changes} ? 'month'`),
    index('audit_line_by_employee')
      .on(t.tenantId, t.employeeId, t.at, t.id)
      .where(sql`"employeeId" is not null`),
    index('audit_line_of_person').on(t.userId, t.at, t.id),
    index('audit_line_transaction').on(t.tenantId, t.transaction),
    pgPolicy('audit_line_read', { to: appRole, for: 'select', using: sql`"tenantId" = ${currentCompany}` }),
    pgPolicy('audit_line_add', {
      to: appRole,
      for: 'insert',
      withCheck: sql`"tenantId" = ${currentCompany}`,
    }),
    ownRows('audit_line', 'employeeId', 'insert'),
    pgPolicy('audit_line_access_read', { to: accessRole, for: 'select', using: sql`true` }),
    pgPolicy('audit_line_access_add', { to: accessRole, for: 'insert', withCheck: sql`true` }),
  ],
);

/** The hash chain over the lines of one company (or of the platform: no company), a row per stretch. */
export const auditSeal = pgTable(
  'audit_seal',
  {
    id: identity(),
    tenantId: bigint({ mode: 'number' }).references(() => tenant.id),
    /** The lines of the transactions from this one up to, not including, the next. */
    fromTransaction: bigint({ mode: 'number' }).notNull(),
    toTransaction: bigint({ mode: 'number' }).notNull(),
    hash: text().notNull(),
    /** The lines of the stretch in their order, and the hash of each by itself: a stretch that no longer fits names its bad lines. */
    lineIds: bigint({ mode: 'number' }).array(),
    lineHashes: text().array(),
    /** Which key the hashes were made with; null for those of before there were keys. */
    keyId: text(),
    sealedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    uniqueIndex('audit_seal_stretch').on(sql`coalesce(${t.tenantId}, 0)`, t.fromTransaction),
    pgPolicy('audit_seal_access_read', { to: accessRole, for: 'select', using: sql`true` }),
    pgPolicy('audit_seal_access_add', { to: accessRole, for: 'insert', withCheck: sql`true` }),
  ],
);

/**
 * Added to the number of every transaction that writes lines: a database that lines were restored into counts its transactions anew, and new
 * lines must still come after the old ones. One row, made when it is first needed.
 */
export const auditEra = pgTable(
  'audit_era',
  { id: smallint().primaryKey().default(1), offset: bigint({ mode: 'number' }).notNull() },
  (t) => [
    check('audit_era_single', sql`${t.id} = 1`),
    pgPolicy('audit_era_read', { to: appRole, for: 'select', using: sql`true` }),
    pgPolicy('audit_era_access_read', { to: accessRole, for: 'select', using: sql`true` }),
    pgPolicy('audit_era_own_read', { to: ownRole, for: 'select', using: sql`true` }),
  ],
);
