import { sql } from 'drizzle-orm';
import { check, index, pgPolicy, smallint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { companyTable, parentId, userId } from '#core/db/company-table.ts';
import { ownRole, ownRows, rowsOfOwn } from '#core/db/roles.ts';

const moment = () => timestamp({ withTimezone: true });

/**
 * A file of an employee that the office asks them to read and confirm. The person notes that they opened and confirmed it and nothing else, each once: a trigger
 * sees to it. What is withdrawn before it is confirmed goes; the audit log has it.
 */
export const ownDocument = companyTable(
  'own_document',
  {
    employeeId: parentId('employee').notNull(),
    attachmentId: parentId('attachment').notNull(),
    /** Of the file's bytes when it was asked. */
    sha256: text().notNull(),
    askedBy: userId().notNull(),
    askedAt: moment().notNull(),
    openedAt: moment(),
    confirmedAt: moment(),
    reminders: smallint().notNull().default(0),
    remindedAt: moment(),
  },
  (t) => [
    uniqueIndex('own_document_once').on(t.tenantId, t.attachmentId),
    index('own_document_of_employee').on(t.tenantId, t.employeeId),
    index('own_document_waiting').on(t.tenantId, t.askedAt).where(sql`"confirmedAt" is null`),
    check('own_document_opened', sql`"confirmedAt" is null or "openedAt" is not null`),
    ownRows('own_document'),
    pgPolicy('own_document_own_update', {
      to: ownRole,
      for: 'update',
      using: sql`${rowsOfOwn('employeeId')} and "confirmedAt" is null`,
      withCheck: rowsOfOwn('employeeId'),
    }),
  ],
);
