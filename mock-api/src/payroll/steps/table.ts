import type { SaidStep } from '@paga/contract/payroll';
import { bigint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { companyTable, parentId } from '#core/db/company-table.ts';

/** A step of a month that a person said is done. It counts as long as the month's `fact` for that step is the same. */
export const monthStep = companyTable(
  'month_step',
  {
    periodId: parentId('salary_period').notNull(),
    step: text().$type<SaidStep>().notNull(),
    fact: text().notNull(),
    saidBy: bigint({ mode: 'number' }).notNull(),
    saidAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [uniqueIndex('month_step_once').on(t.tenantId, t.periodId, t.step)],
);
