import { sql } from 'drizzle-orm';
import { bigint, check, date, index, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { companyKey, companyTable, parentId } from '#core/db/company-table.ts';
import { user } from '#core/user/table.ts';

const moment = () => timestamp({ withTimezone: true }).notNull();

const OF_PEOPLE = [
  'contract',
  'birthday',
  'vacation',
  'leaveAsked',
  'questionAsked',
  'ownDataAsked',
  'bankAccountAsked',
  'sicknessReported',
] as const;
const OF_MONTHS = [
  'paymentDue',
  'declarationDue',
  'monthOpen',
  'monthClosed',
  'paymentLate',
  'declarationLate',
  'taxesDue',
  'taxesLate',
  'monthPaid',
  'monthDeclared',
  'mailFailed',
] as const;
const OF_COMPANY = ['backupFailed'] as const;
const quoted = (types: readonly string[]) => types.map((type) => `'${type}'`).join(', ');

/** What a job notified a company of, once per kind, object and day. `date` is the day it is about. */
export const notification = companyTable(
  'notification',
  {
    type: text({ enum: [...OF_PEOPLE, ...OF_MONTHS, ...OF_COMPANY] }).notNull(),
    /** The employee, of leave the booking, of what an employee asks for the request, of a month of salaries 202610, of the company its backup. */
    objectId: bigint({ mode: 'number' }).notNull(),
    /** Null: it is about a month, or the company. */
    employeeId: parentId('employee'),
    date: date().notNull(),
    createdAt: moment(),
  },
  (t) => [
    companyKey('notification', t),
    uniqueIndex('notification_once').on(t.tenantId, t.type, t.objectId, t.date),
    index('notification_newest').on(t.tenantId, t.createdAt.desc(), t.date, t.id),
    check('notification_type', sql.raw(`"type" in (${quoted([...OF_PEOPLE, ...OF_MONTHS, ...OF_COMPANY])})`)),
    check(
      'notification_about',
      sql.raw(`("employeeId" is null) = ("type" in (${quoted([...OF_MONTHS, ...OF_COMPANY])}))`),
    ),
  ],
);

/** Who has read a notification: several users share a company, and each reads apart. */
export const notificationRead = companyTable(
  'notification_read',
  {
    notificationId: parentId('notification').notNull(),
    userId: bigint({ mode: 'number' })
      .notNull()
      .references(() => user.id),
    readAt: moment(),
  },
  (t) => [uniqueIndex('notification_read_once').on(t.tenantId, t.userId, t.notificationId)],
);
