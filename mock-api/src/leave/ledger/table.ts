import type { CorrectionCause } from '@paga/contract/leave';
import type { LeaveType } from '@paga/contract/shapes';
import { sql } from 'drizzle-orm';
import { bigint, check, date, index, numeric, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { companyKey, companyTable, parentId } from '#core/db/company-table.ts';
import { ownRows } from '#core/db/roles.ts';

/** Days of leave added or taken by hand. Rows are only ever added: a wrong one is corrected by its opposite. */
export const leaveCorrection = companyTable(
  'leave_correction',
  {
    employeeId: parentId('employee').notNull(),
    type: smallint().$type<LeaveType>().notNull(),
    date: date().notNull(),
    days: numeric({ precision: 4, scale: 1, mode: 'number' }).notNull(),
    cause: text().$type<CorrectionCause>().notNull(),
    note: text().notNull(),
    createdBy: bigint({ mode: 'number' }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    companyKey('leave_correction', t),
    index('leave_correction_of_employee').on(t.tenantId, t.employeeId, t.date),
    check('leave_correction_halves', sql`"days" <> 0 and "days" * 2 = trunc("days" * 2)`),
    ownRows('leave_correction'),
  ],
);
