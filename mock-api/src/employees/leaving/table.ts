import type { EndReason } from '@paga/contract/employees';
import type { EmployeeStatus } from '@paga/contract/shapes';
import { sql } from 'drizzle-orm';
import { bigint, check, date, index, jsonb, numeric, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { companyTable, parentId } from '#core/db/company-table.ts';
import { ownRows } from '#core/db/roles.ts';
import type { StoredRate } from '../recurring/table.ts';

const moment = () => timestamp({ withTimezone: true });

/** What an end changed, as it was before, and the rows it made: what undoing it goes by. */
export type BeforeEnd = {
  expirationContract: string | null;
  employeeStatus: EmployeeStatus;
  lines: { id: number; endsOn: string | null; rates: StoredRate[] }[];
  /** The line that pays the unused leave; null where none is paid. */
  leaveLine: number | null;
};

/** How the employment of somebody ended: the last day, why, and what was settled. One that was undone keeps its row. */
export const employmentEnd = companyTable(
  'employment_end',
  {
    employeeId: parentId('employee').notNull(),
    lastDay: date().notNull(),
    reason: text().$type<EndReason>().notNull(),
    noticeOn: date().notNull(),
    noticeDays: smallint().notNull(),
    leaveDays: numeric({ precision: 4, scale: 1, mode: 'number' }).notNull(),
    leaveCents: bigint({ mode: 'number' }).notNull(),
    before: jsonb().$type<BeforeEnd>().notNull(),
    createdBy: bigint({ mode: 'number' }).notNull(),
    createdAt: moment().notNull(),
    undoneBy: bigint({ mode: 'number' }),
    undoneAt: moment(),
  },
  (t) => [
    index('employment_end_of_employee').on(t.tenantId, t.employeeId),
    ownRows('employment_end'),
    check('employment_end_not_negative', sql`"leaveDays" >= 0 and "leaveCents" >= 0 and "noticeDays" >= 0`),
  ],
);
