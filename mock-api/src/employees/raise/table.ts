import { sql } from 'drizzle-orm';
import { bigint, check, date, index, jsonb, numeric, text, timestamp } from 'drizzle-orm/pg-core';
import { companyTable, parentId } from '#core/db/company-table.ts';
import { ownRows } from '#core/db/roles.ts';
import type { PayDay } from './pay-days.ts';

const moment = () => timestamp({ withTimezone: true });

/** A raise: from which day, the pay before and after, and the days of pay as they were before and after it: what undoing it goes by. One that was undone keeps its row. */
export const payRaise = companyTable(
  'pay_raise',
  {
    employeeId: parentId('employee').notNull(),
    validFrom: date().notNull(),
    unit: text().$type<'month' | 'hour'>().notNull(),
    oldPay: numeric({ precision: 12, scale: 4, mode: 'number' }).notNull(),
    newPay: numeric({ precision: 12, scale: 4, mode: 'number' }).notNull(),
    before: jsonb().$type<PayDay[]>().notNull(),
    after: jsonb().$type<PayDay[]>().notNull(),
    createdBy: bigint({ mode: 'number' }).notNull(),
    createdAt: moment().notNull(),
    undoneBy: bigint({ mode: 'number' }),
    undoneAt: moment(),
  },
  (t) => [
    index('pay_raise_of_employee').on(t.tenantId, t.employeeId),
    ownRows('pay_raise'),
    check('pay_raise_not_negative', sql`"oldPay" >= 0 and "newPay" >= 0`),
  ],
);
