import { z } from 'zod';
import { inCompany } from '#core/access-level.ts';
import { endpoint } from '#core/endpoint.ts';
import { CivilDate, QueryId } from '#core/shapes.ts';
import { LawText } from '#months/basis.ts';

/**
 * What a traced number measures, as people read it: `euro`, `percent` (0..100), `days`, `hours`, `price` (euro per hour, 4 decimals), `count`,
 * `date` (civil), `leave` (a kind of leave as on the wire), `text` (a name).
 */
export const TraceUnit = z.enum([
  'euro',
  'percent',
  'days',
  'hours',
  'price',
  'count',
  'date',
  'leave',
  'text',
]);
export type TraceUnit = z.infer<typeof TraceUnit>;

/**
 * A number that goes into a step. `key` names it for the screens' texts; `source` says where it comes from: the employee's record, the
 * company's settings, a national table, the calendar, what was typed for the month, an intermediate result (`computed`), or another step of the same key. Null is "open". `since`: the day from which a
 * setting of the company holds.
 */
export const TraceInput = z.object({
  key: z.string(),
  value: z.union([z.number(), z.string()]).nullable(),
  unit: TraceUnit,
  source: z.enum(['employee', 'company', 'national', 'calendar', 'month', 'computed', 'step']),
  since: CivilDate.optional(),
});
export type TraceInput = z.infer<typeof TraceInput>;

/** One addend of a step that sums over several: a group of days, a tax band, a budget line, a recurring line. */
export const TracePart = z.object({
  key: z.enum(['days', 'leaveDays', 'pricedDays', 'band', 'line', 'recurring']),
  inputs: z.array(TraceInput),
});
export type TracePart = z.infer<typeof TracePart>;

/** The dated table a step used, the day it was looked up for, and the law it stands in. */
export const TraceTable = z.object({
  kind: z.enum(['wageTax', 'pension', 'minimumWage']),
  id: z.string(),
  validFrom: CivilDate,
  usedOn: CivilDate,
  law: LawText,
});
export type TraceTable = z.infer<typeof TraceTable>;

/** How one number came about: formula (a key of `@paga/payroll/explained`), inputs with sources, parts, dated table or the law alone, and `exact`, the value before rounding half up. */
export const TraceStep = z.object({
  key: z.string(),
  formula: z.string(),
  value: z.number(),
  unit: TraceUnit,
  inputs: z.array(TraceInput),
  parts: z.array(TracePart).optional(),
  table: TraceTable.optional(),
  law: LawText.optional(),
  rounding: z
    .object({
      rule: z.literal('halfUp'),
      to: z.enum(['cent', 'hundredth', 'tenThousandth']),
      exact: z.string(),
    })
    .optional(),
});
export type TraceStep = z.infer<typeof TraceStep>;

/** Every number of a salary row explained, in the order of the computation, with the version of the rules that made it. */
export const SalaryTrace = z.object({
  engineVersion: z.string(),
  paymentDate: CivilDate,
  steps: z.array(TraceStep),
});
export type SalaryTrace = z.infer<typeof SalaryTrace>;

const SalaryId = z.strictObject({ id: QueryId });

/** How every number of a row came about (ours): formulas, inputs with sources, dated tables with their law, rounding. */
export const explainSalary = endpoint({
  method: 'GET',
  path: '/salaries/{id}/explain',
  summary: 'How the numbers of one salary row came about',
  params: SalaryId,
  response: SalaryTrace,
  effect: 'read',
  access: inCompany,
});
