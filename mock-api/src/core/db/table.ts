import type { CompanyStatus } from '@paga/contract/shapes';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  pgPolicy,
  pgTable,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { appRole, forAccess, ownCompany } from './roles.ts';

/** A company. On the wire its id is `tenantId`, and `userId` in the calls that mean a company by it. */
export const tenant = pgTable(
  'tenant',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    email: text().notNull(),
    businessNumber: text(),
    address: text(),
    phone: text(),
    /** Who signs for the company, on its papers. */
    authorizedPerson: text(),
    /** 1 active, 2 trial, 3 suspended, 4 expired. */
    status: smallint().$type<CompanyStatus>().notNull().default(1),
    registrationDate: date().notNull(),
    expirationDate: date(),
    /** The period-closing code, 6 alphanumeric characters. */
    code: text().notNull(),
    logo: text(),
    hasQuickbooks: boolean().notNull().default(false),
    inactivityMinutes: smallint(),
    twoFactorRequired: boolean().notNull().default(false),
    /** What is declared with a step-up wants a password or passkey given again. */
    stepUpRequired: boolean().notNull().default(false),
    /** Only a passkey will do for it. */
    passkeyRequired: boolean().notNull().default(false),
    minimumPasswordLength: smallint(),
    /** A month is closed only when a second person has signed it off. */
    signOffRequired: boolean().notNull().default(false),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    deletedAt: timestamp({ withTimezone: true }),
    /** Counts up with every change of the company form. */
    version: integer().notNull().default(1),
  },
  (t) => [
    index('tenant_by_name').on(sql`${t.name} collate "sq-x-icu"`, t.id).where(sql`"deletedAt" is null`),
    index('tenant_deleted').on(t.id).where(sql`"deletedAt" is not null`),
    index('tenant_inactivity').on(t.inactivityMinutes).where(sql`"inactivityMinutes" is not null`),
    pgPolicy('tenant_itself', {
      to: appRole,
      for: 'all',
      using: sql`"id" = (select nullif(current_setting('app.company', true), '')::bigint)`,
      withCheck: sql`"id" = (select nullif(current_setting('app.company', true), '')::bigint)`,
    }),
    forAccess('tenant'),
    ownCompany('tenant', 'id'),
  ],
);
