import { bigint, index, text, timestamp } from 'drizzle-orm/pg-core';
import { companyTable, parentId } from '#core/db/company-table.ts';

/** What somebody wrote about a person's salary of a month. */
export const salaryComment = companyTable(
  'salary_comment',
  {
    periodId: parentId('salary_period').notNull(),
    employeeId: parentId('employee').notNull(),
    text: text().notNull(),
    writtenBy: bigint({ mode: 'number' }).notNull(),
    writtenAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('salary_comment_of_month').on(t.tenantId, t.periodId)],
);
