import type {
  AuthorityPaymentKind,
  BankLayoutContent,
  ConfirmedTask,
  LedgerCategory,
} from '@paga/contract/filing';
import { sql } from 'drizzle-orm';
import { bigint, check, integer, jsonb, smallint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { companyKey, companyTable, parentId } from '#core/db/company-table.ts';

/** How a bank wants its files, as the company has written it down. */
export const bankLayout = companyTable(
  'bank_layout',
  { name: text().notNull(), content: jsonb().$type<BankLayoutContent>().notNull() },
  (t) => [
    companyKey('bank_layout', t),
    uniqueIndex('bank_layout_name').on(t.tenantId, sql`lower(${t.name})`),
  ],
);

/** An account that salaries are paid from, 16 digits. `layout` is a shipped one's key or null; then `layoutId` is the company's own. */
export const payingAccount = companyTable(
  'paying_account',
  {
    position: smallint().notNull(),
    account: text().notNull(),
    layout: text({ enum: ['excel', 'csv', 'pain001'] }),
    layoutId: parentId('bank_layout'),
  },
  (t) => [uniqueIndex('paying_account_once').on(t.tenantId, t.account)],
);

/** The reference of a payment to the tax administration, as a person typed it. */
export const paymentReference = companyTable(
  'payment_reference',
  {
    periodId: parentId('salary_period').notNull(),
    kind: text().$type<AuthorityPaymentKind>().notNull(),
    reference: text().notNull(),
  },
  (t) => [uniqueIndex('payment_reference_once').on(t.tenantId, t.periodId, t.kind)],
);

/** The account of the company's own chart that a part of pay goes to; of a sector, or of all. */
export const ledgerAccount = companyTable(
  'ledger_account',
  {
    category: text().$type<LedgerCategory>().notNull(),
    sectorId: parentId('sector'),
    account: text().notNull(),
  },
  (t) => [uniqueIndex('ledger_account_once').on(t.tenantId, t.category, sql`coalesce("sectorId", 0)`)],
);

/**
 * What the tax administration answered about a task of a closing: its number, its file, or both; who kept it when. It stays while the note of the task is
 * undone, unless the person who does so removes it.
 */
export const taskConfirmation = companyTable(
  'task_confirmation',
  {
    versionId: parentId('salary_version').notNull(),
    task: text().$type<ConfirmedTask>().notNull(),
    number: text(),
    fileName: text(),
    storageName: text(),
    contentType: text(),
    size: integer(),
    keptBy: bigint({ mode: 'number' }).notNull(),
    keptAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    uniqueIndex('task_confirmation_once').on(t.tenantId, t.versionId, t.task),
    check('task_confirmation_holds', sql`"number" is not null or "storageName" is not null`),
  ],
);
