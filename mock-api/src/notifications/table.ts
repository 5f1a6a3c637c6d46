import { sql } from 'drizzle-orm';
import { bigint, check, date, index, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { employee } from '#company/people/table.ts';
import { companyTable } from '#core/db/company-table.ts';
import { user } from '#core/user/table.ts';

const moment = () => timestamp({ withTimezone: true }).notNull();

/** What the daily job notified a company of, once per kind, object and day. `date` is the day it is about. */
export const notification = companyTable(
  'notification',
  {
    type: text({ enum: ['contract', 'birthday', 'vacation'] }).notNull(),
    /** The employee, of leave the booking. */
    objectId: bigint({ mode: 'number' }).notNull(),
    employeeId: bigint({ mode: 'number' })
      .notNull()
      .references(() => employee.id),
    date: date().notNull(),
    createdAt: moment(),
  },
  (t) => [
    uniqueIndex('notification_once').on(t.tenantId, t.type, t.objectId, t.date),
    index('notification_newest').on(t.tenantId, t.createdAt.desc(), t.date, t.id),
    check('notification_type', sql`"type" in ('contract', 'birthday', 'vacation')`),
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
