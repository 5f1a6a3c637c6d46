import { z } from 'zod';
import { CivilDate } from '../shapes.ts';

/**
 * A value inside an explanation, ready to be shown by its kind: `money` in euro, `percent` 0..100, `price` with 4 decimals,
 * `days` and `hours` as counts, `date` civil, `text` a key of the messages or a proper name.
 */
export const TraceValue = z.object({
  kind: z.enum(['money', 'percent', 'price', 'days', 'hours', 'date', 'text', 'flag']),
  value: z.union([z.number(), z.string(), z.boolean()]),
});
export type TraceValue = z.infer<typeof TraceValue>;

/** One input of a step: its message key, its value, and where it comes from (another step, the employee, a setting, a hand edit). */
export const TraceInput = z.object({ key: z.string(), value: TraceValue, source: z.string() });
export type TraceInput = z.infer<typeof TraceInput>;

/** One band of the tax as it was applied, amounts in euro; `to` null means above. */
export const TraceBand = z.object({
  from: z.number(),
  to: z.number().nullable(),
  percentage: z.number(),
  amount: z.number(),
  /** Exact band tax with up to 4 decimals: rounding happens once, on the sum. */
  tax: z.number(),
});
export type TraceBand = z.infer<typeof TraceBand>;

/** The dated table a step used, with the law it stands in. */
export const TraceTable = z.object({
  name: z.string(),
  validFrom: CivilDate,
  law: z.string().nullable(),
  bands: z.array(TraceBand).optional(),
});
export type TraceTable = z.infer<typeof TraceTable>;

/** How one computed number came about: formula (a message key), inputs with sources, dated table, rounding rule, result. */
export const TraceStep = z.object({
  key: z.string(),
  formula: z.string(),
  inputs: z.array(TraceInput),
  table: TraceTable.optional(),
  rounding: z.string().optional(),
  result: TraceValue,
});
export type TraceStep = z.infer<typeof TraceStep>;

/** The whole trace of one salary row, in order of computation, with the engine that made it. */
export const SalaryTrace = z.object({ engineVersion: z.string(), paymentDate: CivilDate, steps: z.array(TraceStep) });
export type SalaryTrace = z.infer<typeof SalaryTrace>;
