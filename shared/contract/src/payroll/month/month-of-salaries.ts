import { z } from 'zod';
import { TextLength } from '#core/limits.ts';
import { Euro, Id, Month, RecurringField, Year } from '#core/shapes.ts';
import { GeneralConfiguration } from '#months/basis.ts';
import { OutdatedBy, PeriodState, SalaryRow, SalaryTotals } from '../rows/salary-row.ts';
import { MonthQuery } from './month-query.ts';

/** `take` (ours): only so many rows, those with a mark first, then by name: what stands at the top of a large month. */
export const SalaryListQuery = MonthQuery.extend({
  take: z.coerce.number<number>().int().min(1).max(1000).optional(),
});

/** Totals of a month with its state; `previous` are the totals of the month before, null when it has none. */
export const SalaryTotalsResult = SalaryTotals.extend({
  ...PeriodState.shape,
  previous: SalaryTotals.nullable(),
  /** Rows with an error: closing and paying refuse while it is above 0. */
  errorCount: z.number().int(),
  warningCount: z.number().int(),
  outdatedBy: OutdatedBy.nullable(),
  generalConfiguration: GeneralConfiguration,
});
export type SalaryTotalsResult = z.infer<typeof SalaryTotalsResult>;

/** What a calculation did to the stored rows: `updated` were written anew, of those the money of `changed` is another (servers of before say nothing of it). */
export const GenerateCounts = z.object({
  created: z.number().int(),
  updated: z.number().int(),
  changed: z.number().int().optional(),
  unchanged: z.number().int(),
  ended: z.number().int(),
});
export type GenerateCounts = z.infer<typeof GenerateCounts>;

/** The rows of a month, sorted by name, with the state of the month. */
export const SalaryList = z.object({ period: PeriodState.nullable(), salaries: z.array(SalaryRow) });
export type SalaryList = z.infer<typeof SalaryList>;

/** The rows after a calculation, with what it changed; no rows and no period when no employee has a contract in the month. */
export const GenerateResult = SalaryList.extend({ counts: GenerateCounts });
export type GenerateResult = z.infer<typeof GenerateResult>;

// Exactly as the engine counts them: a float sum like 0.1 + 0.2 is refused here, not in the middle of a calculation.
const TypedHours = z.coerce
  .number<number>()
  .min(0)
  .max(744)
  .refine((value) => Math.round(value * 100) / 100 === value, 'at most two decimals')
  .meta({ multipleOf: 0.01 });
// A month of 20,000 such amounts still adds up in exact cents.
const Amount = Euro.nonnegative().max(10_000_000);

/** The most named amounts that a salary holds, and the most characters of a note. */
export const PayEntryLimits = { entries: 30, note: 120 } as const;

/** An amount of the month under a kind of pay. Name and field are those of the kind: the server takes them from there. */
export const PayEntryForm = z.object({
  kindId: Id,
  name: z.string().max(TextLength.label),
  field: RecurringField,
  amount: Amount,
  note: z.string().trim().max(PayEntryLimits.note).optional(),
});
export type PayEntryForm = z.infer<typeof PayEntryForm>;

/**
 * Everything that a person types into a salary, once: cell, window, pasted block and API write the same fields. `initialBrutto` replaces the month's
 * gross, null takes the typed gross or the typed regular hours back; empty deductions are 0. Where recurring lines of the employee enter a field, what is typed
 * counts instead of them, 0 too, until null takes it back. `entries` (ours) are the amounts under kinds of pay, all of them, each kind once; a field is typed as its total, with
 * what is entered into it by name.
 */
export const SalaryEdit = z.object({
  initialBrutto: Amount.nullable().optional(),
  regularHours: TypedHours.nullable().optional(),
  nightHours: TypedHours.optional(),
  weekendHours: TypedHours.optional(),
  afterWorkHours: TypedHours.optional(),
  holidaysHours: TypedHours.optional(),
  guardHours: TypedHours.optional(),
  extraBrutto: Amount.nullable().optional(),
  extraNetto: Amount.nullable().optional(),
  hasHealthInsurance: z.boolean().optional(),
  stops: Amount.nullable().optional(),
  avanseStops: Amount.nullable().optional(),
  phoneStops: Amount.nullable().optional(),
  ticketStops: Amount.nullable().optional(),
  entries: z.array(PayEntryForm).max(PayEntryLimits.entries).optional(),
});
export type SalaryEdit = z.infer<typeof SalaryEdit>;

/**
 * A salary edit (specification 2 §3). Everything typed here is an input that survives the next calculation. Computed fields a client sends
 * (`brutto`, `pricePerHour`, `workingHours`, `healthInsurance`) are accepted and ignored. `version` (ours) guards against a lost update.
 * `touched` (ours): only fields that were typed are sent. Without it a field that repeats what recurring lines came to was typed when the edit changes what
 * they take, or when it is 0 and the other fields of its window are not all sent.
 */
export const SalaryAdjustment = z.strictObject({
  salaryId: Id,
  tenantId: Id,
  month: Month,
  year: Year,
  ...SalaryEdit.shape,
  healthInsurance: z.unknown().optional(),
  brutto: z.unknown().optional(),
  pricePerHour: z.unknown().optional(),
  workingHours: z.unknown().optional(),
  version: z.number().int().optional(),
  touched: z.boolean().optional(),
});
export type SalaryAdjustment = z.infer<typeof SalaryAdjustment>;

/** Body of closing and reopening a month: the company's six-character closing code travels with it. */
export const PeriodCode = z.strictObject({
  tenantId: Id,
  month: Month,
  year: Year,
  code: z.string().trim().min(1).max(20),
});
export type PeriodCode = z.infer<typeof PeriodCode>;
