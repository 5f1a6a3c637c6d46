import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgPolicy, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { currentCompany, identity } from '../db/company-table.ts';
import { accessRole, appRole } from '../db/roles.ts';
import { tenant } from '../tenant/table.ts';
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
    at: timestamp({ withTimezone: true }).notNull(),
    page: text().notNull(),
    type: text().notNull(),
    objectId: bigint({ mode: 'number' }),
    changes: jsonb().$type<AuditChanges>().notNull(),
    /** The transaction that wrote it: the order of the hash chain, since a lower id may be committed later. */
    transaction: bigint({ mode: 'number' }).notNull().default(sql`pg_current_xact_id()::text::bigint`),
  },
  (t) => [
    index('audit_line_company').on(t.tenantId, t.id),
    index('audit_line_transaction').on(t.tenantId, t.transaction),
    index('audit_line_user').on(t.userId, t.id),
    pgPolicy('audit_line_read', { to: appRole, for: 'select', using: sql`"tenantId" = ${currentCompany}` }),
    pgPolicy('audit_line_add', { to: appRole, for: 'insert', withCheck: sql`"tenantId" = ${currentCompany}` }),
    pgPolicy('audit_line_access_read', { to: accessRole, for: 'select', using: sql`true` }),
    pgPolicy('audit_line_access_add', { to: accessRole, for: 'insert', withCheck: sql`true` }),
  ],
);

/** The hash chain over the lines of one company (or of the platform: no company), a row per sealed stretch. */
export const auditSeal = pgTable(
  'audit_seal',
  {
    id: identity(),
    tenantId: bigint({ mode: 'number' }).references(() => tenant.id),
    /** The lines of the transactions from this one up to, not including, the next. */
    fromTransaction: bigint({ mode: 'number' }).notNull(),
    toTransaction: bigint({ mode: 'number' }).notNull(),
    hash: text().notNull(),
    sealedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    uniqueIndex('audit_seal_stretch').on(sql`coalesce(${t.tenantId}, 0)`, t.fromTransaction),
    pgPolicy('audit_seal_access_read', { to: accessRole, for: 'select', using: sql`true` }),
    pgPolicy('audit_seal_access_add', { to: accessRole, for: 'insert', withCheck: sql`true` }),
  ],
);
