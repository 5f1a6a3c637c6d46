import type { QuestionAbout, RequestKind, RequestState, SicknessState } from '@paga/contract/requests';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  foreignKey,
  index,
  jsonb,
  pgPolicy,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import {
  companyKey,
  companyTable,
  currentCompany,
  identity,
  parentId,
  userId,
} from '#core/db/company-table.ts';
import { appRole, ownRole, ownRows, rowsOfOwn } from '#core/db/roles.ts';
import { tenant } from '#core/db/table.ts';
import type { RecordPatch } from '#employees/public.ts';
import type { LeaveBase, LeavePatch } from '#leave/public.ts';

const moment = () => timestamp({ withTimezone: true });

/** A question as it was asked. */
export type QuestionPatch = { text: string; about: QuestionAbout | null };

/**
 * What an employee asks the office for: a patch, with what it was made on. Who asked, for whom and for what never change, and a decision is made once: a trigger sees to it, and
 * that nobody decides who is the employee, under either account (`people` are those who were when it was asked).
 */
export const request = companyTable(
  'request',
  {
    kind: text().$type<RequestKind>().notNull(),
    employeeId: parentId('employee').notNull(),
    patch: jsonb().$type<LeavePatch | QuestionPatch | RecordPatch>().notNull(),
    base: jsonb().$type<LeaveBase | RecordPatch | Record<string, never>>().notNull(),
    /** Of a stale one: what was there instead when somebody decided. */
    found: jsonb().$type<LeaveBase | RecordPatch>(),
    askedBy: parentId('employee').notNull(),
    askedAt: moment().notNull(),
    state: text().$type<RequestState>().notNull().default('asked'),
    decidedBy: userId(),
    /** In the place of `decidedBy` the approver who decided on their own page. */
    decidedByEmployee: parentId('employee'),
    decidedAt: moment(),
    note: text(),
    /** What was written: of leave the booking. */
    objectId: bigint({ mode: 'number' }),
    people: bigint({ mode: 'number' }).array().notNull().default([]),
  },
  (t) => [
    companyKey('request', t),
    index('request_open').on(t.tenantId, t.askedAt).where(sql`"state" = 'asked'`),
    index('request_of_employee').on(t.tenantId, t.employeeId, t.id),
    index('request_decided').on(t.tenantId, t.decidedAt),
    check('request_kind', sql`"kind" in ('leave', 'question', 'ownData', 'bankAccount')`),
    check(
      'request_state',
      sql`"state" in ('asked', 'approved', 'refused', 'withdrawn', 'applied', 'stale', 'stopped')`,
    ),
    check(
      'request_decided_by_somebody',
      sql`num_nonnulls("decidedBy", "decidedByEmployee") = case when "state" in ('asked', 'withdrawn', 'stopped') then 0 else 1 end`,
    ),
    ownRows('request'),
    ownRows('request', 'employeeId', 'insert'),
    pgPolicy('request_own_update', {
      to: ownRole,
      for: 'update',
      using: sql`${rowsOfOwn('employeeId')} and "state" = 'asked'`,
      withCheck: sql`${rowsOfOwn('employeeId')} and "state" = 'withdrawn'`,
    }),
  ],
);

/** Which employee somebody of the office is, where their addresses do not say so. */
export const officePerson = companyTable(
  'office_person',
  {
    userId: userId().notNull(),
    employeeId: parentId('employee').notNull(),
    saidBy: userId().notNull(),
    saidAt: moment().notNull(),
  },
  (t) => [uniqueIndex('office_person_once').on(t.tenantId, t.userId)],
);

/**
 * Who counts as a maker of what an employee proposes, beside the employee: those who invited them to their page, or wrote another e-mail into their record, which says who may open that page. Written by
 * triggers, so that no call forgets it, and only read by the company.
 */
export const requestMaker = pgTable(
  'request_maker',
  {
    id: identity(),
    tenantId: bigint({ mode: 'number' })
      .notNull()
      .references(() => tenant.id),
    employeeId: bigint({ mode: 'number' }).notNull(),
    makerId: bigint({ mode: 'number' }).notNull(),
    kind: text().$type<'invited' | 'email'>().notNull(),
    at: moment().notNull(),
  },
  (t) => [
    index('request_maker_of_employee').on(t.tenantId, t.employeeId, t.at),
    check('request_maker_kind', sql`"kind" in ('invited', 'email')`),
    pgPolicy('request_maker_of_company', {
      to: appRole,
      for: 'select',
      using: sql`"tenantId" = ${currentCompany}`,
    }),
  ],
);

/** The secret of a mail with which a proposed account is stopped, by somebody who reads the address. No role sees one: a function of the database writes it with the mail, another one looks it up. */
export const requestStop = pgTable(
  'request_stop',
  {
    id: identity(),
    tenantId: bigint({ mode: 'number' })
      .notNull()
      .references(() => tenant.id),
    requestId: bigint({ mode: 'number' }).notNull(),
    tokenHash: text().notNull(),
  },
  (t) => [
    foreignKey({
      name: 'request_stop_requestId_of_company',
      columns: [t.tenantId, t.requestId],
      foreignColumns: [request.tenantId, request.id],
    }).onDelete('cascade'),
    uniqueIndex('request_stop_token').on(t.tokenHash),
    index('request_stop_of_request').on(t.tenantId, t.requestId),
  ],
).enableRLS();

/**
 * Who decides about leave of a person, of those of a sector, or without either of everybody; and who does while the leave calendar has that one away. Each is somebody of the office or an
 * employee with an own page. What it means is asked of `leave_deciders` (core/db/schema/approver-functions.ts).
 */
export const leaveApprover = companyTable(
  'leave_approver',
  {
    employeeId: parentId('employee'),
    sectorId: parentId('sector'),
    approverUserId: userId(),
    approverEmployeeId: parentId('employee'),
    deputyUserId: userId(),
    deputyEmployeeId: parentId('employee'),
    saidBy: userId().notNull(),
    saidAt: moment().notNull(),
  },
  (t) => [
    uniqueIndex('leave_approver_once').on(
      t.tenantId,
      sql`coalesce("employeeId", 0)`,
      sql`coalesce("sectorId", 0)`,
    ),
    check('leave_approver_of_one', sql`num_nonnulls("employeeId", "sectorId") <= 1`),
    check('leave_approver_named', sql`num_nonnulls("approverUserId", "approverEmployeeId") = 1`),
    check('leave_approver_deputy', sql`num_nonnulls("deputyUserId", "deputyEmployeeId") <= 1`),
  ],
);

/** Sickness that an employee has reported, with the key of the encrypted photo of the note. The role of own pages reports and takes back, and nothing else. */
export const sicknessReport = companyTable(
  'sickness_report',
  {
    employeeId: parentId('employee').notNull(),
    from: date().notNull(),
    to: date().notNull(),
    noteKey: text(),
    reportedAt: moment().notNull(),
    state: text().$type<SicknessState>().notNull().default('reported'),
    settledBy: userId(),
    settledAt: moment(),
    answer: text(),
    /** What it was booked as. */
    vacationId: bigint({ mode: 'number' }),
  },
  (t) => [
    index('sickness_report_of_employee').on(t.tenantId, t.employeeId, t.id),
    index('sickness_report_open').on(t.tenantId, t.reportedAt).where(sql`"state" = 'reported'`),
    check('sickness_report_dates', sql`"from" <= "to"`),
    check('sickness_report_state', sql`"state" in ('reported', 'booked', 'setAside', 'withdrawn')`),
    check('sickness_report_settled', sql`("settledBy" is null) = ("state" in ('reported', 'withdrawn'))`),
    ownRows('sickness_report'),
    pgPolicy('sickness_report_own_insert', {
      to: ownRole,
      for: 'insert',
      withCheck: sql`${rowsOfOwn('employeeId')} and "state" = 'reported' and num_nonnulls("settledAt", "answer", "vacationId") = 0`,
    }),
    pgPolicy('sickness_report_own_update', {
      to: ownRole,
      for: 'update',
      using: sql`${rowsOfOwn('employeeId')} and "state" = 'reported'`,
      withCheck: sql`${rowsOfOwn('employeeId')} and "state" = 'withdrawn' and num_nonnulls("answer", "vacationId") = 0`,
    }),
  ],
);
