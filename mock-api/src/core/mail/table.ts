import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  customType,
  index,
  integer,
  pgPolicy,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { currentCompany, identity } from '../db/company-table.ts';
import { appRole, forAccess } from '../db/roles.ts';
import { tenant } from '../db/table.ts';

const bytes = customType<{ data: Uint8Array; driverData: Buffer }>({
  dataType: () => 'bytea',
  toDriver: (value) => Buffer.from(value.buffer, value.byteOffset, value.byteLength),
});
const moment = () => timestamp({ withTimezone: true });

/** Mail that waits, was sent or was given up. Written in the transaction that is the reason for it; sent after the commit. */
export const outboxMail = pgTable(
  'outbox_mail',
  {
    id: identity(),
    /** Null: mail about a person's own account. */
    tenantId: bigint({ mode: 'number' }).references(() => tenant.id),
    /** What the mail is about; the same reason never becomes a second mail. */
    dedupe: text().notNull(),
    recipient: text().notNull(),
    subject: text().notNull(),
    /** Both bodies are emptied once the mail is sent: they may carry a secret. A demo keeps them. */
    textBody: text().notNull(),
    htmlBody: text().notNull(),
    status: text({ enum: ['waiting', 'sending', 'sent', 'failed', 'unsure'] })
      .notNull()
      .default('waiting'),
    tries: smallint().notNull().default(0),
    nextTryAt: moment().notNull(),
    lastError: text(),
    createdAt: moment().notNull(),
  },
  (t) => [
    uniqueIndex('outbox_mail_once').on(sql`coalesce(${t.tenantId}, 0)`, t.dedupe),
    index('outbox_mail_due').on(t.nextTryAt).where(sql`"status" in ('waiting', 'sending')`),
    index('outbox_mail_undelivered').on(t.createdAt).where(sql`"status" in ('failed', 'unsure')`),
    check('outbox_mail_status', sql`"status" in ('waiting', 'sending', 'sent', 'failed', 'unsure')`),
    pgPolicy('outbox_mail_read', { to: appRole, for: 'select', using: sql`"tenantId" = ${currentCompany}` }),
    pgPolicy('outbox_mail_add', {
      to: appRole,
      for: 'insert',
      withCheck: sql`"tenantId" = ${currentCompany}`,
    }),
    forAccess('outbox_mail'),
  ],
);

/**
 * A file that goes with a mail, copied when the mail is written: what is changed or removed later does not change what somebody is sent.
 * Emptied once the mail is sent, like its bodies; a demo keeps it.
 */
export const mailAttachment = pgTable(
  'mail_attachment',
  {
    id: identity(),
    tenantId: bigint({ mode: 'number' }).references(() => tenant.id),
    mailId: bigint({ mode: 'number' })
      .notNull()
      .references(() => outboxMail.id),
    fileName: text().notNull(),
    contentType: text().notNull(),
    size: integer().notNull(),
    content: bytes(),
  },
  (t) => [
    index('mail_attachment_of_mail').on(t.mailId),
    pgPolicy('mail_attachment_read', {
      to: appRole,
      for: 'select',
      using: sql`"tenantId" = ${currentCompany}`,
    }),
    pgPolicy('mail_attachment_add', {
      to: appRole,
      for: 'insert',
      withCheck: sql`"tenantId" = ${currentCompany}`,
    }),
    forAccess('mail_attachment'),
  ],
);

/** The sent register: a mail enters before it is handed to the mail server and leaves only when that server refused it for certain. */
export const sentMail = pgTable(
  'sent_mail',
  {
    mailId: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => outboxMail.id),
    handedAt: moment().notNull(),
    /** Null while the mail server has not said that it took the mail. */
    sentAt: moment(),
    messageId: text().notNull(),
  },
  () => [forAccess('sent_mail')],
);
