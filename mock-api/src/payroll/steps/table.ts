import type { SaidStep } from '@paga/contract/payroll';
import { bigint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { companyTable } from '#core/db/company-table.ts';
import { salaryPeriod } from '#months/table.ts';

/** A step of a month that a person said is done. It counts as long as the month's `fact` for that step is the same. */
export const monthStep = companyTable(
  'month_step',
  {
    periodId: bigint({ mode: 'number' })
      .notNull()
      .references(() => salaryPeriod.id),
    step: text().$type<SaidStep>().notNull(),
    fact: text().notNull(),
    saidBy: bigint({ mode: 'number' }).notNull(),
    saidAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [uniqueIndex('month_step_once').on(t.tenantId, t.periodId, t.step)],
);
