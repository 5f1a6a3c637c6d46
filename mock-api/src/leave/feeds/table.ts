import { bigint, boolean, foreignKey, index, text, timestamp } from 'drizzle-orm/pg-core';
import { companyTable, parentId } from '#core/db/company-table.ts';
import { userCompany } from '#core/user/table.ts';

/**
 * A feed of leave that other calendars read by a secret address. It is of an employee, of a sector, or of the company. An ended one is deleted; with the link
 * of its user to the company it goes by itself, and does not come back with a new link.
 */
export const leaveFeed = companyTable(
  'leave_feed',
  {
    userId: bigint({ mode: 'number' }).notNull(),
    employeeId: parentId('employee'),
    sectorId: parentId('sector'),
    withType: boolean().notNull(),
    withHolidays: boolean().notNull(),
    secretHash: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    lastReadAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    index('leave_feed_of_user').on(t.tenantId, t.userId),
    foreignKey({
      name: 'leave_feed_of_link',
      columns: [t.userId, t.tenantId],
      foreignColumns: [userCompany.userId, userCompany.tenantId],
    }).onDelete('cascade'),
  ],
);
