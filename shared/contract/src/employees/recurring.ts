import { z } from 'zod';
import { inCompany } from '#core/access-level.ts';
import { endpoint } from '#core/endpoint.ts';
import { TextLength } from '#core/limits.ts';
import { CivilDate, Euro, Id, Month, Percentage, QueryId, RecurringField, Year } from '#core/shapes.ts';
import { anySpan } from '#core/spans.ts';

const Amount = Euro.positive().max(10_000_000);

/** The least and the greatest place in the order in which lines are taken. */
export const LineOrder = { min: 1, max: 99 } as const;

/** A line that pays a debt back: money that was lent, or what a creditor has by order of enforcement. */
export const Debt = z.enum(['loan', 'garnishment']);
export type Debt = z.infer<typeof Debt>;

/**
 * A deduction or extra of an employee that comes again each month: a loan, a court order, an allowance. Whole months count: `from` the one it begins in, `to`
 * the last one (null: without end). Either `amount` or `share` in percent: of the net before deductions for a deduction, of the gross for an addition.
 * `total`: what is owed in all; it ends when that is taken. Deductions are taken in their `order` and cut where the net would fall below 0.
 * `kindId`: the kind of pay that it is. `debt`: it pays one back, to `creditor`; garnishments together take no more of a net than the law lets them.
 * `paidBefore`: what of the total was paid before Paga took anything. Left out, each of the four stays as it is (null for a new line).
 */
export const LineForm = anySpan(
  z.strictObject({
    name: z.string().trim().min(1).max(TextLength.label),
    field: RecurringField,
    from: CivilDate,
    to: CivilDate.nullable(),
    amount: Amount.nullable(),
    share: Percentage.positive().nullable(),
    total: Amount.nullable(),
    order: z.int().min(LineOrder.min).max(LineOrder.max),
    kindId: Id.nullable().optional(),
    debt: Debt.nullable().optional(),
    creditor: z.string().trim().max(TextLength.label).nullable().optional(),
    paidBefore: Euro.nonnegative().max(10_000_000).nullable().optional(),
  }),
);
export type LineForm = z.infer<typeof LineForm>;

/** Where a line stands: not begun, in force, its total taken, or its last month over. */
export const LineState = z.enum(['planned', 'running', 'paid', 'ended']);
export type LineState = z.infer<typeof LineState>;

/** A line with what the closed months have taken of it, and what is still owed of its total (null: it has none). */
export const RecurringLine = z.object({
  ...LineForm.shape,
  id: Id,
  employeeId: Id,
  taken: Euro,
  owed: Euro.nullable(),
  state: LineState,
  version: z.int(),
});
export type RecurringLine = z.infer<typeof RecurringLine>;

/** What a line came to in a calculated month; `typed`: another amount was typed for that month. */
export const LineMonth = z.object({
  month: Month,
  year: Year,
  closed: z.boolean(),
  wanted: Euro,
  taken: Euro,
  typed: z.boolean(),
});
export type LineMonth = z.infer<typeof LineMonth>;

/** What a line asks for from a month on, and who entered it when; `by` is null for the product and for people who have left. */
export const LineRate = z.object({
  from: CivilDate,
  amount: Euro.nullable(),
  share: z.number().nullable(),
  by: z.string().nullable(),
  at: z.string(),
});
export type LineRate = z.infer<typeof LineRate>;

/** The past of a line: what it asked for, the newest first, and its months, the newest first. */
export const LineHistory = z.object({ rates: z.array(LineRate), months: z.array(LineMonth) });
export type LineHistory = z.infer<typeof LineHistory>;

/** The recurring lines of an employee, those in force first, each in its order (ours). */
export const getRecurringLines = endpoint({
  method: 'GET',
  path: '/employee/recurringLines',
  summary: 'Recurring deductions and extras of an employee',
  query: z.strictObject({ employeeId: QueryId }),
  response: z.array(RecurringLine),
  errors: ['NOT_FOUND'],
  effect: 'read',
  access: inCompany,
});

/** What a line asked for and came to over time (ours). */
export const getRecurringLineHistory = endpoint({
  method: 'GET',
  path: '/employee/recurringLines/history',
  summary: 'History of a recurring line',
  query: z.strictObject({ id: QueryId }),
  response: LineHistory,
  errors: ['NOT_FOUND'],
  effect: 'read',
  access: inCompany,
});

/** Enters a line. Months that are calculated and open want to be calculated again; it cannot begin in a closed one. */
export const createRecurringLine = endpoint({
  method: 'POST',
  path: '/employee/recurringLines',
  summary: 'Enter a recurring deduction or extra',
  body: z.strictObject({ tenantId: Id, employeeId: Id, line: LineForm }),
  companyIn: 'body.tenantId',
  response: RecurringLine,
  errors: ['NOT_FOUND'],
  effect: 'write',
  access: inCompany,
});

/**
 * Changes a line. Another amount or share holds from the month of `since` (left out: the first one after the last closed month that has the line); what
 * closed months were calculated with stays.
 */
export const changeRecurringLine = endpoint({
  method: 'PUT',
  path: '/employee/recurringLines',
  summary: 'Change a recurring deduction or extra',
  body: z.strictObject({
    tenantId: Id,
    id: Id,
    version: z.int(),
    since: CivilDate.nullable().optional(),
    line: LineForm,
  }),
  companyIn: 'body.tenantId',
  response: RecurringLine,
  errors: ['NOT_FOUND', 'CONFLICT'],
  effect: 'write',
  access: inCompany,
});

/** Ends a line with a month: `to` is a day of the last month that has it. */
export const endRecurringLine = endpoint({
  method: 'POST',
  path: '/employee/recurringLines/end',
  summary: 'End a recurring deduction or extra',
  body: z.strictObject({ tenantId: Id, id: Id, version: z.int(), to: CivilDate }),
  companyIn: 'body.tenantId',
  response: RecurringLine,
  errors: ['NOT_FOUND', 'CONFLICT'],
  effect: 'write',
  access: inCompany,
});

/** Deletes a line that no closed month has; one that has any is ended. */
export const deleteRecurringLine = endpoint({
  method: 'DELETE',
  path: '/employee/recurringLines',
  summary: 'Delete a recurring deduction or extra',
  query: z.strictObject({ tenantId: QueryId, id: QueryId, version: z.coerce.number<number>().int() }),
  companyIn: 'query.tenantId',
  response: 'empty',
  errors: ['NOT_FOUND', 'CONFLICT'],
  effect: 'write',
  access: inCompany,
});
