import type { Debt } from '@paga/contract/employees';
import type { RecurringField } from '@paga/contract/shapes';
import { bigint, date, index, integer, jsonb, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { companyTable, parentId } from '#core/db/company-table.ts';
import { ownRows } from '#core/db/roles.ts';

/** What a line asks for from the first day of a month on: an amount in cents or a share in percent, one of them; who entered it, and when. */
export type StoredRate = {
  from: string;
  amount: number | null;
  share: string | null;
  by: number | null;
  at: string;
};

/**
 * A deduction or extra of an employee that comes again each month. `startsOn` is the first day of its first month, `endsOn` the last of its last. What is taken
 * of it stands in the salaries: what closed months took is off its total, and comes back when one is opened.
 */
export const recurringLine = companyTable(
  'recurring_line',
  {
    employeeId: parentId('employee').notNull(),
    name: text().notNull(),
    field: text().$type<RecurringField>().notNull(),
    startsOn: date().notNull(),
    endsOn: date(),
    /** The oldest first; not empty. */
    rates: jsonb().$type<StoredRate[]>().notNull(),
    total: bigint({ mode: 'number' }),
    kindId: parentId('pay_kind'),
    debt: text().$type<Debt>(),
    creditor: text(),
    /** Of the total, in cents: paid before Paga took anything. */
    paidBefore: bigint({ mode: 'number' }),
    order: smallint().notNull(),
    createdBy: bigint({ mode: 'number' }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    version: integer().notNull().default(1),
  },
  (t) => [index('recurring_line_of_employee').on(t.tenantId, t.employeeId), ownRows('recurring_line')],
);
