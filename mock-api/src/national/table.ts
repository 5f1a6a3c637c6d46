import { sql } from 'drizzle-orm';
import { bigint, date, jsonb, pgPolicy, pgTable, smallint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { identity } from '../db/company-table.ts';
import { appRole } from '../db/roles.ts';

/** One band of a tax table: half-open `[from, to)` in cents, `to` null in the last; `percentage` as an exact decimal. */
export type StoredBand = { from: number; to: number | null; percentage: string };

const readableByAll = (table: string) => pgPolicy(`${table}_national`, { to: appRole, for: 'all', using: sql`true`, withCheck: sql`true` });
const dated = () => ({
  id: identity(),
  validFrom: date().notNull(),
  /** The law or decision it comes from. */
  source: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** Wage tax, by the tier of the employer (1 primary, 2 secondary). National: the same for every company. */
export const taxTable = pgTable(
  'tax_table',
  { ...dated(), tier: smallint().notNull(), bands: jsonb().$type<StoredBand[]>().notNull() },
  (t) => [uniqueIndex('tax_table_from').on(t.tier, t.validFrom), readableByAll('tax_table')],
);

/** Gross minimum wage of a full-time employee, in cents; another below an age where the law says so. */
export const minimumWage = pgTable(
  'minimum_wage',
  {
    ...dated(),
    amount: bigint({ mode: 'number' }).notNull(),
    youngAmount: bigint({ mode: 'number' }),
    youngBelowAge: smallint(),
  },
  (t) => [uniqueIndex('minimum_wage_from').on(t.validFrom), readableByAll('minimum_wage')],
);

/** A public holiday on the day it is observed. */
export const publicHoliday = pgTable(
  'public_holiday',
  { id: identity(), date: date().notNull(), name: text().notNull(), nameEn: text().notNull() },
  (t) => [uniqueIndex('public_holiday_date').on(t.date), readableByAll('public_holiday')],
);
