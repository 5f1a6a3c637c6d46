import type { AccountingLanguage } from '@paga/contract/identity/preferences';
import type { RoleId, Theme, UserStatus } from '@paga/contract/shapes';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  index,
  integer,
  pgPolicy,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { currentCompany, identity } from '../db/company-table.ts';
import { appRole, forAccess } from '../db/roles.ts';
import { tenant } from '../db/table.ts';

/** A person who signs in. Named `app_user` in the database because `user` is a word of SQL. */
export const user = pgTable(
  'app_user',
  {
    id: identity(),
    name: text().notNull(),
    email: text().notNull(),
    passwordHash: text().notNull(),
    /** Somebody else chose the password: good for nothing of money until the person has set another. */
    passwordGiven: boolean().notNull().default(false),
    /** 1 super admin, 2 company admin, 3 company manager, 4 company user. */
    roleId: smallint().$type<RoleId>().notNull(),
    /** 1 active, 2 inactive; 3 and 4 the same of a row that stands for somebody. */
    status: smallint().$type<UserStatus | 3 | 4>().notNull().default(1),
    agreedAt: timestamp({ withTimezone: true }),
    /** 0 Albanian, 1 English. */
    language: smallint().notNull().default(0),
    /** Language of the accounting descriptions: 0 Albanian, 1 English. */
    accountingLanguage: smallint().$type<AccountingLanguage>().notNull().default(0),
    twoFactor: boolean().notNull().default(false),
    photo: text(),
    /** On every device; null: never chosen. */
    theme: text().$type<Theme>(),
    /**
     * A row with it signs nobody in: a company has added this e-mail, which is that person's, and the person has not agreed yet. Its status is stored
     * apart from those of people (`PENDING_STATUS`).
     */
    standsFor: bigint({ mode: 'number' }).references((): AnyPgColumn => user.id),
    /** Name and e-mail without case and diacritics, as `folded` makes it. */
    searchText: text()
      .notNull()
      .generatedAlwaysAs(
        sql`lower(regexp_replace(normalize("name" || ' ' || "email", NFD), '[\\u0300-\\u036f]', '', 'g'))`,
      ),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    deletedAt: timestamp({ withTimezone: true }),
    /** Counts up with every change by an administrator. */
    version: integer().notNull().default(1),
  },
  (t) => [
    uniqueIndex('app_user_email')
      .on(sql`lower(${t.email})`)
      .where(sql`"deletedAt" is null and "standsFor" is null`),
    index('app_user_by_email').on(sql`lower(${t.email})`),
    index('app_user_stands_for').on(t.standsFor),
    index('app_user_by_name').on(sql`${t.name} collate "sq-x-icu"`, t.id).where(sql`"deletedAt" is null`),
    index('app_user_search').using('gin', t.searchText.op('gin_trgm_ops')),
    pgPolicy('app_user_linked', {
      to: appRole,
      for: 'select',
      using: sql`exists (select 1 from "user_company" "link" where "link"."userId" = "app_user"."id" and "link"."tenantId" = ${currentCompany})`,
    }),
    forAccess('app_user'),
  ],
);

/** Which companies a user works in. */
export const userCompany = pgTable(
  'user_company',
  {
    userId: bigint({ mode: 'number' })
      .notNull()
      .references(() => user.id),
    tenantId: bigint({ mode: 'number' })
      .notNull()
      .references(() => tenant.id),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.tenantId] }),
    index('user_company_tenant').on(t.tenantId),
    pgPolicy('user_company_of_company', {
      to: appRole,
      for: 'select',
      using: sql`"tenantId" = ${currentCompany}`,
    }),
    forAccess('user_company'),
  ],
);

/** That one person set up the account of another, or its e-mail, role, status or companies: for a time the two are not two people. */
export const personTie = pgTable(
  'person_tie',
  {
    id: identity(),
    byUserId: bigint({ mode: 'number' })
      .notNull()
      .references(() => user.id),
    userId: bigint({ mode: 'number' })
      .notNull()
      .references(() => user.id),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    index('person_tie_by').on(t.byUserId, t.at),
    index('person_tie_of').on(t.userId, t.at),
    forAccess('person_tie'),
  ],
);
