import { bigint, index, text, timestamp } from 'drizzle-orm/pg-core';
import { companyTable } from '#core/db/company-table.ts';
import { salaryPeriod } from '#months/table.ts';
import { employee } from '#people/table.ts';

/** What somebody wrote about a person's salary of a month. */
export const salaryComment = companyTable(
  'salary_comment',
  {
    periodId: bigint({ mode: 'number' })
      .notNull()
      .references(() => salaryPeriod.id),
    employeeId: bigint({ mode: 'number' })
      .notNull()
      .references(() => employee.id),
    text: text().notNull(),
    writtenBy: bigint({ mode: 'number' }).notNull(),
    writtenAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('salary_comment_of_month').on(t.tenantId, t.periodId)],
);
