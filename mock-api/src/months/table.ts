import type { ClosingTask, FindingCode, RowMark, SalaryTrace, TaskOutcome } from '@paga/contract/payroll';
import type { EmployerTier, SalaryPaymentType } from '@paga/contract/shapes';
import type { SalaryProblem, StoredEdit, TakenLine } from '@paga/payroll';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgPolicy,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { companyKey, companyTable, parentId } from '#core/db/company-table.ts';
import { ownRole, ownRows, ownRowsAbove, rowsOfOwnCompany } from '#core/db/roles.ts';
import type { ClosedContent } from './closed-content.ts';
import type { BasisContent, RowInputs } from './row-inputs.ts';
import type { TraceShape } from './trace-shape.ts';

const cents = () => bigint({ mode: 'number' }).notNull();
const moment = () => timestamp({ withTimezone: true });

/** One month of a company: open until `closedAt`. Its row is the lock that a calculation, an edit, closing and reopening take. */
export const salaryPeriod = companyTable(
  'salary_period',
  {
    year: smallint().notNull(),
    month: smallint().notNull(),
    paymentDate: date().notNull(),
    closedAt: moment(),
    closedBy: bigint({ mode: 'number' }),
    createdBy: bigint({ mode: 'number' }).notNull(),
    createdAt: moment().notNull().defaultNow(),
    calculatedAt: moment().notNull(),
    /** Who wrote a row of it or its payment date last; null: nobody since that is noted. */
    changedBy: bigint({ mode: 'number' }),
    changedAt: moment(),
    version: integer().notNull().default(1),
  },
  (t) => [
    companyKey('salary_period', t),
    uniqueIndex('salary_period_month').on(t.tenantId, t.year, t.month),
    check('salary_period_month_range', sql`"month" between 1 and 12`),
    ownRowsAbove(
      'salary_period',
      'salary_version_row',
      sql`"below"."versionId" in (select "v"."id" from "salary_version" "v" where "v"."periodId" = "salary_period"."id")`,
    ),
    // Leave is asked for in months that are open.
    pgPolicy('salary_period_own_closed', {
      to: ownRole,
      for: 'select',
      using: sql`${rowsOfOwnCompany} and "closedAt" is not null`,
    }),
  ],
);

/**
 * What a calculation stood on, kept once per content: ids and values of the dated tables, percentages, holidays. Rows point here, so that
 * a closed month can be explained and recomputed after the settings have moved on.
 */
export const salaryBasis = companyTable(
  'salary_basis',
  {
    hash: text().notNull(),
    content: jsonb().$type<BasisContent>().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('salary_basis_hash').on(t.tenantId, t.hash),
    ownRowsAbove(
      'salary_basis',
      'salary_version_row',
      sql`("below"."content" ->> 'basisId')::bigint = "salary_basis"."id"`,
    ),
  ],
);

/** One salary: one employee in one month. Inputs, hand edits, the engine's version, and every figure it made of them, in cents. */
export const salary = companyTable(
  'salary',
  {
    periodId: parentId('salary_period').notNull(),
    employeeId: parentId('employee').notNull(),
    basisId: bigint({ mode: 'number' }).notNull(),
    engineVersion: text().notNull(),
    /** Hash of everything that goes in; equal means there is nothing to calculate. */
    fingerprint: text().notNull(),
    name: text().notNull(),
    personalNumber: text().notNull(),
    employerTier: smallint().$type<EmployerTier>().notNull(),
    paymentType: smallint().$type<SalaryPaymentType>().notNull(),
    mark: text().$type<RowMark>(),
    insured: boolean().notNull(),
    inputs: jsonb().$type<RowInputs>().notNull(),
    edits: jsonb().$type<StoredEdit>(),
    problems: jsonb().$type<SalaryProblem[]>().notNull(),
    /** What the recurring lines of the person came to; null without any. */
    lines: jsonb().$type<TakenLine[]>(),
    payDays: smallint().notNull(),
    contractDays: smallint().notNull(),
    leaveDays: smallint().notNull(),
    /** Ten-thousandths of a euro, for show: lines are computed with the exact price. */
    pricePerHour: bigint({ mode: 'number' }).notNull(),
    /** Hundredths of an hour. */
    hoursOfMonth: integer().notNull(),
    regularHours: integer().notNull(),
    base: cents(),
    grossPay: cents(),
    nightPay: cents(),
    weekendPay: cents(),
    afterWorkPay: cents(),
    holidayPay: cents(),
    guardPay: cents(),
    hoursPay: cents(),
    insurancePlus: cents(),
    extraBrutto: cents(),
    grossUp: cents(),
    additions: cents(),
    totalBrutto: cents(),
    contributionEmployee: cents(),
    contributionEmployer: cents(),
    taxable: cents(),
    tax: cents(),
    prime: cents(),
    familyExpenses: cents(),
    deductions: cents(),
    netto: cents(),
    calculatedAt: moment().notNull(),
    version: integer().notNull().default(1),
  },
  (t) => [
    companyKey('salary', t),
    uniqueIndex('salary_of_employee').on(t.tenantId, t.periodId, t.employeeId),
    index('salary_by_employee').on(t.employeeId),
    index('salary_with_lines').on(t.tenantId).where(sql`"lines" is not null`),
  ],
);

/**
 * The trace of a salary of a closed month, as the engine of its time made it: frozen at closing, gone at reopening. While a month is open its
 * traces are computed from inputs and basis, by the same engine that made the figures. `values` fill the shape of that number; a closing of scheme 1 or 2
 * has the whole in `trace` instead.
 */
export const salaryTrace = companyTable(
  'salary_trace',
  {
    salaryId: parentId('salary').notNull(),
    trace: jsonb().$type<SalaryTrace>(),
    shape: integer(),
    /** As JSON. A text, for reading it is only ever done whole and PostgreSQL's own form of it costs as much as the rest of a closing. */
    values: text(),
  },
  (t) => [
    uniqueIndex('salary_trace_of_its_salary').on(t.tenantId, t.salaryId),
    check(
      'salary_trace_whole_or_values',
      sql`("trace" is null) = ("shape" is not null) and ("shape" is null) = ("values" is null)`,
    ),
  ],
);

/** What the traces of a closed month have in common, without their values: those who are paid alike share one. */
export const traceShape = companyTable(
  'trace_shape',
  {
    periodId: parentId('salary_period').notNull(),
    number: integer().notNull(),
    content: jsonb().$type<TraceShape>().notNull(),
  },
  (t) => [uniqueIndex('trace_shape_number').on(t.tenantId, t.periodId, t.number)],
);

/** A warning that somebody looked at and let stand. It counts as long as `fact` is what the check finds. */
export const salaryAcceptance = companyTable(
  'salary_acceptance',
  {
    periodId: parentId('salary_period').notNull(),
    employeeId: parentId('employee').notNull(),
    code: text().$type<FindingCode>().notNull(),
    fact: text().notNull(),
    note: text().notNull(),
    acceptedBy: bigint({ mode: 'number' }).notNull(),
    acceptedAt: moment().notNull(),
    /** Given by a sign-off, as a part of it: it goes when that is withdrawn. */
    withSignOff: boolean().notNull().default(false),
  },
  (t) => [uniqueIndex('salary_acceptance_once').on(t.tenantId, t.periodId, t.employeeId, t.code)],
);

/**
 * A month as it was closed: never changed but for who opened it again, and for what is noted about it while it holds. The one without `reopenedAt` holds.
 * `paidOn` is the day, `paidBy` and `paidAt` are who noted it and when; all three or none.
 */
export const salaryVersion = companyTable(
  'salary_version',
  {
    periodId: parentId('salary_period').notNull(),
    number: integer().notNull(),
    closedAt: moment().notNull(),
    closedBy: bigint({ mode: 'number' }).notNull(),
    reopenedAt: moment(),
    reopenedBy: bigint({ mode: 'number' }),
    paymentDate: date().notNull(),
    engineVersion: text().notNull(),
    /** Ids of the dated tables that the rows stand on. */
    tables: jsonb().$type<string[]>().notNull(),
    headCount: integer().notNull(),
    totalBrutto: cents(),
    netto: cents(),
    /** Over every row with its inputs, its basis and its figures: equal content, equal hash. */
    hash: text().notNull(),
    /** The rule the hash was made by. */
    scheme: smallint().notNull().default(1),
    paidOn: date(),
    paidBy: bigint({ mode: 'number' }),
    paidAt: moment(),
    declaredOn: date(),
    declaredBy: bigint({ mode: 'number' }),
    declaredAt: moment(),
  },
  (t) => [
    companyKey('salary_version', t),
    uniqueIndex('salary_version_number').on(t.tenantId, t.periodId, t.number),
    // What was closed, paid or declared a while ago is found without reading every closing of every company.
    index('salary_version_touched').on(sql`greatest(${t.closedAt}, ${t.paidAt}, ${t.declaredAt})`),
    ownRowsAbove('salary_version', 'salary_version_row', sql`"below"."versionId" = "salary_version"."id"`),
  ],
);

/** What else was done with a closing, beside its two marks: the day, and who noted it when. A task of a closing is noted once. */
export const closingTask = companyTable(
  'closing_task',
  {
    versionId: parentId('salary_version').notNull(),
    task: text().$type<ClosingTask>().notNull(),
    outcome: text().$type<TaskOutcome>().notNull(),
    doneOn: date().notNull(),
    notedBy: bigint({ mode: 'number' }).notNull(),
    notedAt: moment().notNull(),
  },
  (t) => [uniqueIndex('closing_task_once').on(t.tenantId, t.versionId, t.task)],
);

/** A row as it was closed: what went in and what came out. */
export const salaryVersionRow = companyTable(
  'salary_version_row',
  {
    versionId: parentId('salary_version').notNull(),
    employeeId: parentId('employee').notNull(),
    /** Where the net was to go on that day. */
    bankAccountNumber: text(),
    content: jsonb().$type<ClosedContent>().notNull(),
  },
  (t) => [
    uniqueIndex('salary_version_row_once').on(t.tenantId, t.versionId, t.employeeId),
    index('salary_version_row_by_employee').on(t.tenantId, t.employeeId),
    ownRows('salary_version_row'),
  ],
);
