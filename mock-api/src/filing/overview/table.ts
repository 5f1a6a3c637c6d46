import type { CompanyOverview } from '@paga/contract/filing';
import { bigint, date, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { forAccess } from '#core/db/roles.ts';
import { tenant } from '#core/db/table.ts';

/**
 * Where the payroll of a company stood when somebody last asked for a list of companies: numbers of people and findings, months and dates, no amounts and
 * nobody's name. So it may be read for many companies in one statement, by the role that sees no company's own tables.
 */
export const companyStanding = pgTable(
  'company_standing',
  {
    tenantId: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => tenant.id),
    /** The civil date it is of: what is late, and who works, goes by it. */
    day: date().notNull(),
    /** Every write of a transaction below this number, in the order of the audit log, had ended when it was read. */
    seen: bigint({ mode: 'number' }).notNull(),
    /** The national tables and the rules it was made by. */
    basis: text().notNull(),
    standing: jsonb().$type<NonNullable<CompanyOverview['standing']>>().notNull(),
  },
  () => [forAccess('company_standing')],
);
