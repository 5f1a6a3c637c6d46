import type { PostingStatus } from '@paga/contract/bookkeeping';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { companyKey, companyTable, parentId } from '#core/db/company-table.ts';
import type { PostedFigures } from './posted-figures.ts';

const moment = () => timestamp({ withTimezone: true });
const id = () => bigint({ mode: 'number' });

/** What a company has chosen about its bookkeeping; stays when it is disconnected. `sealedClient` is its own client id and secret. */
export const bookkeepingSetting = companyTable(
  'bookkeeping_setting',
  {
    paymentAccount: text(),
    /** Post only what is closed; off, only open months are posted. */
    postsClosed: boolean().notNull().default(false),
    sealedClient: text(),
  },
  (t) => [uniqueIndex('bookkeeping_setting_once').on(t.tenantId)],
);

/** The connection to the service. Its row is the lock that a refresh of the tokens takes; `sealed` holds client and tokens. */
export const bookkeepingConnection = companyTable(
  'bookkeeping_connection',
  {
    realmId: text().notNull(),
    serviceCompany: text(),
    sealed: text().notNull(),
    state: text({ enum: ['connected', 'reconnect'] }).notNull(),
    accessUntil: moment().notNull(),
    refreshUntil: moment().notNull(),
    hardUntil: moment(),
    connectedAt: moment().notNull(),
    connectedBy: id().notNull(),
  },
  (t) => [uniqueIndex('bookkeeping_connection_once').on(t.tenantId)],
);

/** A consent that somebody was sent to give: good for its session, company and ten minutes, once. Only the hash of its `state` is stored. */
export const bookkeepingConsent = companyTable(
  'bookkeeping_consent',
  { stateHash: text().notNull(), sessionId: id().notNull(), expiresAt: moment().notNull() },
  (t) => [uniqueIndex('bookkeeping_consent_state').on(t.stateHash)],
);

/** An account or product of the service, as last read; `content` has what a posting needs of it. */
export const bookkeepingAccount = companyTable(
  'bookkeeping_account',
  {
    kind: text({ enum: ['account', 'item'] }).notNull(),
    serviceId: text().notNull(),
    name: text().notNull(),
    number: text(),
    accountType: text(),
    /** The account an item's cost goes to. */
    expenseAccount: text(),
    active: boolean().notNull().default(true),
  },
  (t) => [uniqueIndex('bookkeeping_account_once').on(t.tenantId, t.kind, t.serviceId)],
);

/** To which account of the service a payroll account goes; of a sector, or of all. */
export const accountLink = companyTable(
  'account_link',
  {
    payrollAccountId: smallint().notNull(),
    sectorId: parentId('sector'),
    serviceAccount: text().notNull(),
    checked: boolean().notNull(),
  },
  (t) => [uniqueIndex('account_link_once').on(t.tenantId, t.payrollAccountId, sql`coalesce("sectorId", 0)`)],
);

/** What the service calls an employee, a project or a budget line of ours. */
export const bookkeepingParty = companyTable(
  'bookkeeping_party',
  {
    kind: text({ enum: ['employee', 'project', 'budgetLine'] }).notNull(),
    objectId: id().notNull(),
    serviceId: text().notNull(),
  },
  (t) => [uniqueIndex('bookkeeping_party_once').on(t.tenantId, t.kind, t.objectId)],
);

/**
 * The outbox of the books: an entry, or the reversal of one, stored with its `requestId` and the body it is sent with before it is sent. What is
 * sent again is the same body under the same id.
 */
export const bookkeepingBatch = companyTable(
  'bookkeeping_batch',
  {
    periodId: parentId('salary_period').notNull(),
    kind: text({ enum: ['entry', 'reversal'] }).notNull(),
    reversesId: parentId('bookkeeping_batch'),
    /** Batches that were stored together: reversals first, then the entry. One that is refused takes the later ones with it. */
    run: text().notNull(),
    position: integer().notNull(),
    realmId: text().notNull(),
    requestId: text().notNull(),
    docNumber: text().notNull(),
    day: date().notNull(),
    body: jsonb().$type<Record<string, unknown>>().notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    status: text().$type<PostingStatus>().notNull(),
    entryId: text(),
    syncToken: text(),
    errorCode: text(),
    errorDetail: text(),
    changedThere: text({ enum: ['changed', 'deleted'] }),
    createdBy: id().notNull(),
    createdAt: moment().notNull(),
    postedAt: moment(),
  },
  (t) => [
    companyKey('bookkeeping_batch', t),
    uniqueIndex('bookkeeping_batch_request').on(t.tenantId, t.requestId),
    index('bookkeeping_batch_of_period').on(t.tenantId, t.periodId),
    index('bookkeeping_batch_waiting').on(t.tenantId).where(sql`"status" = 'waiting'`),
  ],
);

/** A salary in an entry. `holds` while the entry stands: a salary of a month stands in the books at most once. */
export const bookkeepingRow = companyTable(
  'bookkeeping_row',
  {
    batchId: parentId('bookkeeping_batch').notNull(),
    periodId: parentId('salary_period').notNull(),
    employeeId: parentId('employee').notNull(),
    fingerprint: text().notNull(),
    figures: jsonb().$type<PostedFigures>().notNull(),
    holds: boolean().notNull(),
  },
  (t) => [
    uniqueIndex('bookkeeping_row_once').on(t.tenantId, t.batchId, t.employeeId),
    uniqueIndex('bookkeeping_row_holds').on(t.tenantId, t.periodId, t.employeeId).where(sql`"holds"`),
  ],
);
