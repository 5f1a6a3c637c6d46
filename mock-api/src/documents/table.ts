import { bigint, index, integer, text, timestamp } from 'drizzle-orm/pg-core';
import { companyTable } from '#core/db/company-table.ts';

const moment = () => timestamp({ withTimezone: true });

/** A document that the company uses again and again. One that was deleted keeps its row without the file, for the audit log to point at. */
export const documentTemplate = companyTable(
  'document_template',
  {
    name: text().notNull(),
    fileName: text().notNull(),
    storageName: text().notNull(),
    contentType: text().notNull(),
    size: integer().notNull(),
    createdBy: bigint({ mode: 'number' }).notNull(),
    createdAt: moment().notNull(),
    updatedAt: moment(),
    deletedAt: moment(),
  },
  (t) => [index('document_template_of_company').on(t.tenantId, t.createdAt)],
);
