import { z } from 'zod';
import { inCompany } from '#core/access-level.ts';
import { endpoint } from '#core/endpoint.ts';
import { CivilDate, Euro, Id, MonthYear } from '#core/shapes.ts';
import { EmployeeEdit } from '#employees/save-employee.ts';

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
