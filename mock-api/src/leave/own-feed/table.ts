import { bigint, pgPolicy, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { companyTable, parentId } from '#core/db/company-table.ts';
import { ownRole, ownRows, rowsOfOwn } from '#core/db/roles.ts';

/** The calendar feed that an employee has made of their own leave, one each. It answers as long as the link of the page it was made on is joined; an ended one is deleted. */
export const ownLeaveFeed = companyTable(
  'own_leave_feed',
  {
    employeeId: parentId('employee', { onDelete: 'cascade' }).notNull(),
    linkId: bigint({ mode: 'number' }).notNull(),
    secretHash: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    lastReadAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    uniqueIndex('own_leave_feed_once').on(t.tenantId, t.employeeId),
    ownRows('own_leave_feed'),
    ownRows('own_leave_feed', 'employeeId', 'insert'),
    pgPolicy('own_leave_feed_own_delete', { to: ownRole, for: 'delete', using: rowsOfOwn('employeeId') }),
  ],
);
