import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
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
import { companyTable, identity, parentId, userId } from '#core/db/company-table.ts';
import { accessRole, forAccess, ownCompany, ownRows } from '#core/db/roles.ts';

const moment = () => timestamp({ withTimezone: true });
const accountId = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => ownAccount.id, { onDelete: 'cascade' });

/** Somebody with an own page, at one employer or several. Beside the accounts of the office and never one of them. */
export const ownAccount = pgTable(
  'own_account',
  {
    id: identity(),
    /** Confirmed; null: joined by a letter, and signs in by passkey only. */
    address: text(),
    /** What authenticators file passkeys under; says nothing about the person. */
    handle: text().notNull(),
    /** 0 Albanian, 1 English. */
    language: smallint().notNull().default(0),
    createdAt: moment().notNull(),
  },
  (t) => [
    uniqueIndex('own_account_address').on(sql`lower(${t.address})`),
    uniqueIndex('own_account_handle').on(t.handle),
    forAccess('own_account'),
  ],
);

/** Every address that an account had, and when it was confirmed. */
export const ownAddress = pgTable(
  'own_address',
  {
    id: identity(),
    accountId: accountId(),
    address: text().notNull(),
    confirmedAt: moment().notNull(),
    /** Another one took its place. */
    replacedAt: moment(),
  },
  (t) => [index('own_address_of_account').on(t.accountId), forAccess('own_address')],
);

/** What ties an account to an employee of a company: asked by the office, joined by the person, ended by either. */
export const ownLink = companyTable(
  'own_link',
  {
    // Rows of a company that are replaced by a backup take their links with them.
    employeeId: parentId('employee', { onDelete: 'cascade' }).notNull(),
    accountId: bigint({ mode: 'number' }).references(() => ownAccount.id),
    state: text().$type<'invited' | 'joined' | 'ended'>().notNull(),
    invitedBy: userId(),
    invitedAt: moment().notNull(),
    /** Where the invitation went; null: a letter, whose code is the secret. */
    address: text(),
    tokenHash: text(),
    expiresAt: moment().notNull(),
    /** Of the digits of the personal number. */
    tries: smallint().notNull().default(0),
    joinedAt: moment(),
    /** Null while it lasts, and where nobody ended it: a newer one took its place. */
    endedBy: userId(),
    endedAt: moment(),
    endReason: text().$type<'office' | 'email' | 'replaced'>(),
    /** When the person first read a payslip here: closed ones stay readable when the page is switched off. */
    payslipsReadAt: moment(),
  },
  (t) => [
    uniqueIndex('own_link_invited').on(t.tenantId, t.employeeId).where(sql`"state" = 'invited'`),
    uniqueIndex('own_link_joined').on(t.tenantId, t.employeeId).where(sql`"state" = 'joined'`),
    uniqueIndex('own_link_token').on(t.tokenHash),
    index('own_link_of_employee').on(t.tenantId, t.employeeId, t.id),
    index('own_link_of_account').on(t.accountId).where(sql`"state" = 'joined'`),
    check('own_link_state', sql`"state" in ('invited', 'joined', 'ended')`),
    check('own_link_account', sql`"state" <> 'joined' or "accountId" is not null`),
    ownRows('own_link'),
    forAccess('own_link'),
  ],
);

/** Two halves, as a session of the office has them; at one employer at a time. */
export const ownSession = pgTable(
  'own_session',
  {
    id: identity(),
    accountId: accountId(),
    linkId: bigint({ mode: 'number' })
      .notNull()
      .references(() => ownLink.id, { onDelete: 'cascade' }),
    cookieHash: text().notNull(),
    handleHash: text().notNull(),
    createdAt: moment().notNull(),
    lastActiveAt: moment().notNull(),
    expiresAt: moment().notNull(),
    endedAt: moment(),
    /** Until when a passkey or a code counts as given just now. */
    freshUntil: moment(),
    device: text(),
    networkAddress: text(),
  },
  (t) => [
    uniqueIndex('own_session_cookie').on(t.cookieHash),
    uniqueIndex('own_session_handle').on(t.handleHash),
    index('own_session_of_account').on(t.accountId),
    index('own_session_of_link').on(t.linkId),
    forAccess('own_session'),
  ],
);

/** A mailed code, good only in the browser that asked for it: to sign in, to be there just now, or of a new address. */
export const ownCode = pgTable(
  'own_code',
  {
    browserHash: text().primaryKey(),
    /** Null: nobody has the address that was typed; it is compared all the same. */
    accountId: bigint({ mode: 'number' }).references(() => ownAccount.id, { onDelete: 'cascade' }),
    purpose: text().$type<'signIn' | 'fresh' | 'address'>().notNull(),
    /** The new address that it confirms. */
    address: text(),
    codeHash: text().notNull(),
    tries: smallint().notNull().default(0),
    expiresAt: moment().notNull(),
  },
  (t) => [
    index('own_code_over').on(t.expiresAt),
    check('own_code_purpose', sql`"purpose" in ('signIn', 'fresh', 'address')`),
    forAccess('own_code'),
  ],
);

/** A passkey of an account: its public half, COSE in base64url. */
export const ownPasskey = pgTable(
  'own_passkey',
  {
    id: identity(),
    accountId: accountId(),
    credentialId: text().notNull(),
    publicKey: text().notNull(),
    counter: bigint({ mode: 'number' }).notNull(),
    transports: jsonb().$type<string[]>().notNull(),
    name: text().notNull(),
    synced: boolean().notNull(),
    createdAt: moment().notNull(),
    lastUsedAt: moment(),
  },
  (t) => [
    uniqueIndex('own_passkey_credential').on(t.credentialId),
    index('own_passkey_of_account').on(t.accountId),
    forAccess('own_passkey'),
  ],
);

/** What a company offers its people; without a row nothing. */
export const ownSetting = companyTable(
  'own_setting',
  {
    page: boolean().notNull().default(false),
    payslips: boolean().notNull().default(false),
    /** Payslips show from the payment date on, not from the closing. */
    fromPaymentDate: boolean().notNull().default(false),
    leave: boolean().notNull().default(false),
    /** Those who have joined are mailed that their payslip is there, and not the payslip. */
    notice: boolean().notNull().default(false),
    /** What the record holds of them, and changes that they propose. */
    data: boolean().notNull().default(false),
    /** Who of the sector is away, by name and days. */
    sectorAbsences: boolean().notNull().default(false),
  },
  (t) => [
    uniqueIndex('own_setting_of_company').on(t.tenantId),
    ownCompany('own_setting'),
    pgPolicy('own_setting_for_access', { to: accessRole, for: 'select', using: sql`true` }),
  ],
);
