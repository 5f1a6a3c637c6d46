import type { StarterDocument } from '@paga/contract/documents';
import type { Language } from '@paga/contract/shapes';
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
    /** Which ready-made one it came from, so that the page that needs it finds it under any name; null: one of the company's own. */
    starter: text().$type<`${StarterDocument}.${Language}`>(),
    createdBy: bigint({ mode: 'number' }).notNull(),
    createdAt: moment().notNull(),
    updatedAt: moment(),
    deletedAt: moment(),
  },
  (t) => [index('document_template_of_company').on(t.tenantId, t.createdAt)],
);
