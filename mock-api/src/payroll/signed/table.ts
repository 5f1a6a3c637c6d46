import { sql } from 'drizzle-orm';
import { bigint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { companyTable, parentId } from '#core/db/company-table.ts';

/**
 * That a second person has signed a month off, as it was then: `content` stands for every row, the accounts and the payment date. It counts while the month
 * is still that. Once the month is closed it belongs to that closing, and a month that is opened again needs a new one.
 */
export const salarySignOff = companyTable(
  'salary_sign_off',
  {
    periodId: parentId('salary_period').notNull(),
    versionId: parentId('salary_version'),
    content: text().notNull(),
    signedBy: bigint({ mode: 'number' }).notNull(),
    signedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    uniqueIndex('salary_sign_off_once').on(t.tenantId, t.periodId).where(sql`"versionId" is null`),
    uniqueIndex('salary_sign_off_of_its_closing').on(t.tenantId, t.versionId),
  ],
);
