import { z } from 'zod';
import { inCompany } from '#core/access-level.ts';
import { endpoint } from '#core/endpoint.ts';
import { CivilDate, Euro, Id, QueryId } from '#core/shapes.ts';
import { MonthQuery } from '../month/month-query.ts';
import { ClosingTask } from './closing-tasks.ts';

/** What is done with a closed month outside of the product: its salaries are paid, it is declared to the tax administration. */
export const ClosingMark = z.enum(['paid', 'declared']);
export type ClosingMark = z.infer<typeof ClosingMark>;

/** That it was done: on which civil day, and who noted it when. `by` is null for somebody who has left the company. */
export const MarkOfClosing = z.object({ on: CivilDate, by: z.string().nullable(), at: z.string() });
export type MarkOfClosing = z.infer<typeof MarkOfClosing>;

/**
 * A month as it was closed once: who and when, what it stood on and the hash over every row. `reopenedAt` is null for the one that holds. `tables` are the
 * ids of the dated tables. `paid` and `declared` are null as long as nobody has noted it, `signedOff` where the company asked for no second person; the hash
 * covers none of the three.
 */
export const ClosedVersion = z.object({
  id: Id,
  number: z.int(),
  closedAt: z.string(),
  closedBy: z.string().nullable(),
  reopenedAt: z.string().nullable(),
  reopenedBy: z.string().nullable(),
  paymentDate: CivilDate,
  engineVersion: z.string(),
  tables: z.array(z.string()),
  headCount: z.int(),
  totalBrutto: Euro,
  netto: Euro,
  hash: z.string(),
  paid: MarkOfClosing.nullable(),
  declared: MarkOfClosing.nullable(),
  signedOff: z.object({ by: z.string().nullable(), at: z.string() }).nullable(),
});
export type ClosedVersion = z.infer<typeof ClosedVersion>;

/**
 * What has already been done with a closed month and would have to be done again: payslips that were mailed, and the tasks noted as done on the closing
 * that holds, or on the newest one of an open month. Paid and declared stand on the closings themselves.
 */
export const DoneWithMonth = z.object({
  mailed: z.int(),
  tasks: z.array(MarkOfClosing.extend({ task: ClosingTask })),
});
export type DoneWithMonth = z.infer<typeof DoneWithMonth>;

/** Every version of a month, the newest first, and what follows from opening it again. */
export const ClosedVersions = z.object({ versions: z.array(ClosedVersion), done: DoneWithMonth });
export type ClosedVersions = z.infer<typeof ClosedVersions>;

/** A row as it was closed. */
export const ClosedRow = z.object({
  employeeId: Id,
  name: z.string(),
  personalNumber: z.string(),
  bankAccountNumber: z.string().nullable(),
  totalBrutto: Euro,
  contribution: Euro,
  employerContribution: Euro,
  tax: Euro,
  prime: Euro,
  deductions: Euro,
  netto: Euro,
});
export type ClosedRow = z.infer<typeof ClosedRow>;

/** A version with its rows, by name. */
export const ClosedVersionRows = ClosedVersion.extend({ rows: z.array(ClosedRow) });
export type ClosedVersionRows = z.infer<typeof ClosedVersionRows>;

/** A month to verify. `version` (ours): the number of one of its closings; without it the closing that holds. */
export const VerifyQuery = MonthQuery.extend({
  version: z.coerce.number<number>().pipe(z.int().min(1).max(100_000)).optional(),
});
export type VerifyQuery = z.infer<typeof VerifyQuery>;

/**
 * A stored value of a row that is not as it was closed; `figure` names it. `recomputed`: the engine makes `found` of the stored inputs; `stored`: the
 * month's own row says `found`; `missing`: the row is gone, or stands there without having been closed. Amounts in euro, null where it is no amount; then
 * the texts say it if it is short: a name, a number of days.
 */
export const VerifyDifference = z.object({
  employeeId: Id,
  name: z.string(),
  kind: z.enum(['recomputed', 'stored', 'missing']),
  figure: z.string(),
  closed: Euro.nullable(),
  found: Euro.nullable(),
  closedText: z.string().nullable(),
  foundText: z.string().nullable(),
});
export type VerifyDifference = z.infer<typeof VerifyDifference>;

/** What is compared of the whole month. */
export const VerifiedOfMonth = z.enum([
  'paymentDate',
  'closedAt',
  'closedBy',
  'headCount',
  'totalBrutto',
  'netto',
  'engineVersion',
  'tables',
  'auditLine',
]);
export type VerifiedOfMonth = z.infer<typeof VerifiedOfMonth>;

/** A value of the month that is not as it was closed. As text: amounts in euro, dates as on the wire; `auditLine` is the hash in the audit line of closing. */
export const MonthDifference = z.object({
  value: VerifiedOfMonth,
  closed: z.string().nullable(),
  found: z.string().nullable(),
});
export type MonthDifference = z.infer<typeof MonthDifference>;

/**
 * What verifying a closing found: `identical` of `total` rows, whether the hash is still the one of the closing, and what differs. An earlier closing is
 * compared with what it kept, not with the table of the month.
 */
export const Verification = z.object({
  version: ClosedVersion,
  total: z.int(),
  identical: z.int(),
  hashHolds: z.boolean(),
  differences: z.array(VerifyDifference),
  ofMonth: z.array(MonthDifference),
});
export type Verification = z.infer<typeof Verification>;

/** Every closing of a month, and what was done with it (ours). */
export const getClosedVersions = endpoint({
  method: 'GET',
  path: '/salaries/versions',
  summary: 'Every closing of a month, the newest first',
  query: MonthQuery,
  companyIn: 'query.userId',
  response: ClosedVersions,
  effect: 'read',
  carries: 'sums',
  access: inCompany,
});

/** One closing with its rows (ours). */
export const getClosedVersion = endpoint({
  method: 'GET',
  path: '/salaries/versions/{versionId}',
  summary: 'A month as it was closed once',
  params: z.strictObject({ versionId: QueryId }),
  response: ClosedVersionRows,
  effect: 'read',
  carries: 'everybody',
  access: inCompany,
});

/** Recomputes a closing from what it kept, and compares every stored value (ours). */
export const verifyPeriod = endpoint({
  method: 'GET',
  path: '/salaries/verify',
  summary: 'Recompute a closed month and compare it to the cent',
  query: VerifyQuery,
  companyIn: 'query.userId',
  response: Verification,
  errors: ['NO_SALARIES', 'PERIOD_OPEN', 'NOT_FOUND'],
  effect: 'read',
  calculates: true,
  access: inCompany,
});
