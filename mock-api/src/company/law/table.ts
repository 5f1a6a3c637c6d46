import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  jsonb,
  pgPolicy,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { identity } from '#core/db/company-table.ts';
import { appRole, forAccess, ownRole } from '#core/db/roles.ts';
import { user } from '#core/user/table.ts';

/** One band of a tax table: half-open `[from, to)` in cents, `to` null in the last; `percentage` as an exact decimal. */
export type StoredBand = { from: number; to: number | null; percentage: string };

/** Every company reads national tables, none writes them: they are changed outside a company, by role 1. */
const national = (table: string) => [
  pgPolicy(`${table}_national`, { to: appRole, for: 'select', using: sql`true` }),
  forAccess(table),
];
const dated = () => ({
  id: identity(),
  validFrom: date().notNull(),
  /** The law or decision it comes from; empty when none was named. */
  source: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  /** Null: came with the product. */
  createdBy: bigint({ mode: 'number' }).references(() => user.id),
});

/** Wage tax, by the tier of the employer (1 primary, 2 secondary). National: the same for every company. */
export const taxTable = pgTable(
  'tax_table',
  { ...dated(), tier: smallint().notNull(), bands: jsonb().$type<StoredBand[]>().notNull() },
  (t) => [uniqueIndex('tax_table_from').on(t.tier, t.validFrom), ...national('tax_table')],
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
  (t) => [uniqueIndex('minimum_wage_from').on(t.validFrom), ...national('minimum_wage')],
);

/** A public holiday on the day it is observed; `fallsOn` when it moved there from a weekend. Unconfirmed: the date is expected only. */
export const publicHoliday = pgTable(
  'public_holiday',
  {
    id: identity(),
    date: date().notNull(),
    fallsOn: date(),
    name: text().notNull(),
    nameEn: text().notNull(),
    confirmed: boolean().notNull().default(true),
  },
  (t) => [
    uniqueIndex('public_holiday_date').on(t.date),
    ...national('public_holiday'),
    // The days of leave that somebody has left are counted around them.
    pgPolicy('public_holiday_own_select', { to: ownRole, for: 'select', using: sql`true` }),
  ],
);
