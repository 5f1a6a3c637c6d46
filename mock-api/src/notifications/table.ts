import { sql } from 'drizzle-orm';
import { bigint, check, date, index, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { companyTable, parentId } from '#core/db/company-table.ts';
import { user } from '#core/user/table.ts';

const moment = () => timestamp({ withTimezone: true }).notNull();

/** What the daily job notified a company of, once per kind, object and day. `date` is the day it is about. */
export const notification = companyTable(
  'notification',
  {
    type: text({
      enum: ['contract', 'birthday', 'vacation', 'paymentDue', 'declarationDue', 'monthOpen', 'monthClosed'],
    }).notNull(),
    /** The employee, of leave the booking, of a month of salaries 202610. */
    objectId: bigint({ mode: 'number' }).notNull(),
    /** Null: it is about a month. */
    employeeId: parentId('employee'),
    date: date().notNull(),
    createdAt: moment(),
  },
  (t) => [
    uniqueIndex('notification_once').on(t.tenantId, t.type, t.objectId, t.date),
    index('notification_newest').on(t.tenantId, t.createdAt.desc(), t.date, t.id),
    check(
      'notification_type',
      sql`"type" in ('contract', 'birthday', 'vacation', 'paymentDue', 'declarationDue', 'monthOpen', 'monthClosed')`,
    ),
    check(
      'notification_about',
      sql`("employeeId" is null) = ("type" in ('paymentDue', 'declarationDue', 'monthOpen', 'monthClosed'))`,
    ),
  ],
);

/** Who has read a notification: several users share a company, and each reads apart. */
export const notificationRead = companyTable(
  'notification_read',
  {
    notificationId: bigint({ mode: 'number' })
      .notNull()
      .references(() => notification.id),
    userId: bigint({ mode: 'number' })
      .notNull()
      .references(() => user.id),
    readAt: moment(),
  },
  (t) => [uniqueIndex('notification_read_once').on(t.tenantId, t.userId, t.notificationId)],
);
