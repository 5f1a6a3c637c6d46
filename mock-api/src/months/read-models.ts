import { SALARY_AMOUNTS, SALARY_MEASURES } from '@paga/payroll';
import { readModel } from '#core/db/read-model.ts';
import * as table from './table.ts';

/** One month of a company: open until `closedAt`. */
export const salaryPeriod = readModel(
  table.salaryPeriod,
  'id',
  'tenantId',
  'year',
  'month',
  'paymentDate',
  'closedAt',
  'closedBy',
  'createdBy',
  'createdAt',
  'calculatedAt',
  'changedBy',
  'changedAt',
  'version',
);

/** What a calculation was based on: the dated tables, percentages and holidays. */
export const salaryBasis = readModel(table.salaryBasis, 'id', 'tenantId', 'hash', 'content');

/** One employee in one month: inputs, edits by hand and every figure made of them, in cents. */
export const salary = readModel(
  table.salary,
  'id',
  'tenantId',
  'periodId',
  'employeeId',
  'basisId',
  'engineVersion',
  'fingerprint',
  'name',
  'personalNumber',
  'employerTier',
  'paymentType',
  'mark',
  'insured',
  'inputs',
  'edits',
  'problems',
  'lines',
  ...SALARY_MEASURES,
  ...SALARY_AMOUNTS,
  'calculatedAt',
  'version',
);

/** The trace of a salary of a closed month: whole, or values that fill a shape of the month. */
export const salaryTrace = readModel(table.salaryTrace, 'tenantId', 'salaryId', 'trace', 'shape', 'values');

/** What the traces of a closed month have in common, by number. */
export const traceShape = readModel(table.traceShape, 'tenantId', 'periodId', 'number', 'content');

/** A warning of the check that somebody accepted; it counts as long as `fact` is what the check finds. */
export const salaryAcceptance = readModel(
  table.salaryAcceptance,
  'id',
  'tenantId',
  'periodId',
  'employeeId',
  'code',
  'fact',
  'note',
  'acceptedBy',
  'acceptedAt',
  'withSignOff',
);

/** A closing of a month; the one without `reopenedAt` is in force. */
export const salaryVersion = readModel(
  table.salaryVersion,
  'id',
  'tenantId',
  'periodId',
  'number',
  'closedAt',
  'closedBy',
  'reopenedAt',
  'reopenedBy',
  'paymentDate',
  'engineVersion',
  'tables',
  'headCount',
  'totalBrutto',
  'netto',
  'hash',
  'scheme',
  'paidOn',
  'paidBy',
  'paidAt',
  'declaredOn',
  'declaredBy',
  'declaredAt',
);
/** A closing as other areas read one. */
export type ClosingRow = typeof salaryVersion.$inferSelect;

/** What was done with a closing after it: the task, how it came out, and who noted it. */
export const closingTask = readModel(
  table.closingTask,
  'id',
  'tenantId',
  'versionId',
  'task',
  'outcome',
  'doneOn',
  'notedBy',
  'notedAt',
);

/** A row as it was closed: what went in and what came out. */
export const salaryVersionRow = readModel(
  table.salaryVersionRow,
  'id',
  'tenantId',
  'versionId',
  'employeeId',
  'bankAccountNumber',
  'content',
);
