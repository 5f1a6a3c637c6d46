import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  pgPolicy,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { companyTable, currentCompany, identity } from '#core/db/company-table.ts';
import { appRole } from '#core/db/roles.ts';
import { tenant } from '#core/db/table.ts';

const moment = () => timestamp({ withTimezone: true });

/**
 * Who made what a second person has yet to look at: a row for each person, kind and subject, both opaque here. Written by triggers on the tables that pay
 * comes from, so that no handler forgets it, and only read by the company: what it did is not undone by what it may write.
 */
export const approvalMaker = pgTable(
  'approval_maker',
  {
    id: identity(),
    tenantId: bigint({ mode: 'number' })
      .notNull()
      .references(() => tenant.id),
    kind: text().notNull(),
    subject: text().notNull(),
    /** Whom it is about; null: everybody of its months. */
    employeeId: bigint({ mode: 'number' }),
    /** The months it is part of, as year * 12 + month; without an end when `toMonth` is null. */
    fromMonth: integer().notNull(),
    toMonth: integer(),
    makerId: bigint({ mode: 'number' }).notNull(),
    at: moment().notNull(),
    /** A hash of how the subject was before; when it is so again, nothing is left to be looked at. */
    was: text(),
    /** Only a decision that pays the employee covers it. */
    untilPaid: boolean().notNull().default(false),
    /** The decision by somebody else that covers it, as its area names it; null: nobody has decided. */
    coveredBy: text(),
    /** The month of that decision, as year * 12 + month: what it was seen to do in that month and later ones says nothing of earlier ones. Null: all months. */
    coveredFrom: integer(),
  },
  (t) => [
    // One index only begins with the company: of several, a table without statistics takes any, and reads every row of the company for each one written.
    index('approval_maker_of_subject').on(t.tenantId, t.kind, t.subject).where(sql`"coveredBy" is null`),
    index('approval_maker_by').on(t.makerId, t.at).where(sql`"coveredBy" is null`),
    index('approval_maker_about').on(t.employeeId).where(sql`"coveredBy" is null`),
    index('approval_maker_covered_from').on(t.tenantId, t.coveredFrom).where(sql`"coveredFrom" is not null`),
    index('approval_maker_covered').on(t.tenantId, t.coveredBy).where(sql`"coveredBy" is not null`),
    pgPolicy('approval_maker_of_company', {
      to: appRole,
      for: 'select',
      using: sql`"tenantId" = ${currentCompany}`,
    }),
  ],
);

/** How a request stands. */
type RequestState = 'asked' | 'agreed' | 'withdrawn';

/** Something that one person asks for and another agrees to; of a kind and subject one is open at a time. */
export const approvalRequest = companyTable(
  'approval_request',
  {
    kind: text().notNull(),
    subject: text().notNull(),
    state: text().$type<RequestState>().notNull().default('asked'),
    askedBy: bigint({ mode: 'number' }).notNull(),
    askedAt: moment().notNull(),
    decidedBy: bigint({ mode: 'number' }),
    decidedAt: moment(),
    /** When what was agreed to was done. */
    appliedAt: moment(),
  },
  (t) => [
    uniqueIndex('approval_request_open').on(t.tenantId, t.kind, t.subject).where(sql`"state" = 'asked'`),
  ],
);
