import type { WhatIfChange } from '@paga/contract/payroll';
import { bigint, integer, jsonb, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { companyTable, parentId } from '#core/db/company-table.ts';

/** A sandbox of a month: what is changed, in order. What comes out of it is computed when asked. One that was carried over is kept as it was. */
export const whatIf = companyTable(
  'what_if',
  {
    periodId: parentId('salary_period').notNull(),
    name: text().notNull(),
    changes: jsonb().$type<WhatIfChange[]>().notNull(),
    createdBy: bigint({ mode: 'number' }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    carriedBy: bigint({ mode: 'number' }),
    carriedAt: timestamp({ withTimezone: true }),
    version: integer().notNull().default(1),
  },
  (t) => [uniqueIndex('what_if_name').on(t.tenantId, t.periodId, t.name)],
);
