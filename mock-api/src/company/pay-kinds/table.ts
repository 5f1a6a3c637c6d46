import type { RecurringField } from '@paga/contract/shapes';
import { boolean, text } from 'drizzle-orm/pg-core';
import { companyKey, companyTable } from '#core/db/company-table.ts';

/** A kind of pay of a company: its name, the field of a salary that it enters, its number in the company's ledger. Never deleted: closed months name it. */
export const payKind = companyTable(
  'pay_kind',
  {
    name: text().notNull(),
    field: text().$type<RecurringField>().notNull(),
    account: text(),
    isActive: boolean().notNull().default(true),
  },
  (t) => [companyKey('pay_kind', t)],
);
