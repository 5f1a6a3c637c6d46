import { z } from 'zod';
import { inCompany } from '#core/access-level.ts';
import { endpoint } from '#core/endpoint.ts';
import { CivilDate, Euro, Id, MonthYear, QueryId } from '#core/shapes.ts';
import { EmployeeEdit } from './save-employee.ts';

/** One field of what an employee is paid on, before and after; amounts in euro, percentages as numbers. `old` of the first entry is null. */
export const TermsFieldChange = z.object({ field: z.string(), old: z.unknown(), new: z.unknown() });
export type TermsFieldChange = z.infer<typeof TermsFieldChange>;

/**
 * What changed on a day about an employee's pay, and who entered it; `changedBy` is null for the product itself and for people who have left.
 * `isDated`: holds from `validFrom` on. Else `validFrom` is the day on which it was entered: the contract's dates, `shares` of budget lines.
 */
export const TermsEntry = z.object({
  validFrom: CivilDate,
  isDated: z.boolean(),
  changedBy: z.string().nullable(),
  changedAt: z.string(),
  changes: z.array(TermsFieldChange),
});
export type TermsEntry = z.infer<typeof TermsEntry>;

/** A month of an employee in euro: what comes out of it. `cost` is the total gross with the employer's contribution. */
export const MonthFigures = z.object({
  grossPay: Euro,
  totalBrutto: Euro,
  contribution: Euro,
  employerContribution: Euro,
  tax: Euro,
  netto: Euro,
  cost: Euro,
});
export type MonthFigures = z.infer<typeof MonthFigures>;

/**
 * What an edit does to an employee's pay before it is saved: `validFrom` is the day it would hold from, `months` the month of that day and, when it
 * is not its first day, the whole month after it; changed shares of budget lines have no day, so the open months they reach are among `months` too.
 * `recalculate` are calculated open months that it changes, `untouched` those with a salary of the employee that it does not, `closed` those that forbid it.
 */
export const TermsPreview = z.object({
  validFrom: CivilDate,
  months: z.array(z.object({ month: z.int(), year: z.int(), before: MonthFigures, after: MonthFigures })),
  recalculate: z.array(MonthYear),
  untouched: z.array(MonthYear),
  closed: z.array(MonthYear),
});
export type TermsPreview = z.infer<typeof TermsPreview>;

/** The question of a preview; `userId` is the company. */
export const TermsQuestion = z.strictObject({ userId: Id, employeeId: Id, employee: EmployeeEdit });
export type TermsQuestion = z.infer<typeof TermsQuestion>;

const EmployeeQuery = z.strictObject({ employeeId: QueryId });

/** What an employee was paid on over time, the newest change first (ours). */
export const getEmployeeHistory = endpoint({
  method: 'GET',
  path: '/employee/history',
  summary: 'Changes of what an employee is paid on',
  query: EmployeeQuery,
  response: z.array(TermsEntry),
  errors: ['NOT_FOUND'],
  effect: 'read',
  access: inCompany,
});

/** What an edit would do to an employee's pay; saves nothing (ours). */
export const previewEmployeeChange = endpoint({
  method: 'POST',
  path: '/employee/previewChange',
  summary: 'Preview an edit of an employee',
  body: TermsQuestion,
  companyIn: 'body.userId',
  response: TermsPreview,
  errors: ['NOT_FOUND'],
  effect: 'read',
  carries: 'worktable',
  access: inCompany,
});
