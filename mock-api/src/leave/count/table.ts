import type { LeaveReason } from '@paga/contract/leave';
import type { LeaveType } from '@paga/contract/shapes';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, date, index, integer, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { companyKey, companyTable, parentId } from '#core/db/company-table.ts';
import { ownRows } from '#core/db/roles.ts';

/**
 * A leave of an employee, both dates included. `days` are the days it costs, counted when it was booked and again when a public holiday comes
 * or goes (then it may cost none): everything that speaks of leave (balance of a year, calendar, report, closed months) reads them, so two
 * places never count differently.
 */
export const vacation = companyTable(
  'vacation',
  {
    employeeId: parentId('employee').notNull(),
    /** 0 annual, 1 medical, 2 maternity, 3 special. */
    type: smallint().$type<LeaveType>().notNull(),
    from: date().notNull(),
    to: date().notNull(),
    /** Of special leave: the event of art. 39 or 50 it is taken for. */
    reason: text().$type<LeaveReason>(),
    /** Of maternity leave after a gap: another birth, so the months do not run on. */
    newBirth: boolean().notNull().default(false),
    days: date().array().notNull(),
    workingDays: smallint().notNull().generatedAlwaysAs(sql`cardinality("days")`),
    version: integer().notNull().default(1),
    /** 0: an approver agreed to it on their own page; the audit log names them. */
    createdBy: bigint({ mode: 'number' }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    companyKey('vacation', t),
    index('vacation_of_employee').on(t.tenantId, t.employeeId, t.from),
    index('vacation_by_end').on(t.tenantId, t.to),
    check('vacation_type', sql`"type" between 0 and 3`),
    check('vacation_dates', sql`"from" <= "to"`),
    check('vacation_new_birth', sql`not "newBirth" or "type" = 2`),
    check('vacation_reason', sql`"reason" is null or "type" = 3`),
    ownRows('vacation'),
  ],
);
