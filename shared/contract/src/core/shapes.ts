import { z } from 'zod';
import { EMAIL, PercentageRange, TextLength } from './limits.ts';

export * from './wire-numbers.ts';

/** The id of a row: a positive integer. */
export const Id = z.int().positive();
export type Id = z.infer<typeof Id>;

/** Whether a number has at most so many decimals, as a person would write it: 0.1 + 0.2 has one. */
function hasDecimals(value: number, most: number): boolean {
  const shifted = value * 10 ** most;
  // A double carries some 15 digits: of a sum of hundreds of millions the last ones are not ours.
  return Math.abs(shifted - Math.round(shifted)) < Math.max(1e-6, Math.abs(shifted) * 2 ** -50);
}

/** An amount in euro with at most two decimals; integer cents inside the server and the engine. */
export const Euro = z
  .number()
  .refine((value) => hasDecimals(value, 2), 'at most two decimals')
  .meta({ multipleOf: 0.01 });
export type Euro = z.infer<typeof Euro>;

/** A percentage from 0 to 100, with at most four decimals. */
export const Percentage = z
  .number()
  .min(PercentageRange.min)
  .max(PercentageRange.max)
  .refine((value) => hasDecimals(value, 4), 'at most four decimals')
  .meta({ multipleOf: 0.0001 });
export type Percentage = z.infer<typeof Percentage>;

/** What an hour of extra work is paid on top, in percent: 20 means 20 % more, 150 two and a half times. At most four decimals. */
export const Uplift = z
  .number()
  .min(0)
  .max(500)
  .refine((value) => hasDecimals(value, 4), 'at most four decimals')
  .meta({ multipleOf: 0.0001 });
export type Uplift = z.infer<typeof Uplift>;

/** The fields of a month that recurring lines of an employee enter, under the specification's names: additions, then deductions. */
export const RecurringField = z.enum(['extraBrutto', 'extraNetto', 'stops', 'avanse', 'phone', 'ticket']);
export type RecurringField = z.infer<typeof RecurringField>;

/** A civil date `YYYY-MM-DD`, never an instant. */
export const CivilDate = z.iso.date();
export type CivilDate = z.infer<typeof CivilDate>;

/** A month of the year, 1 to 12. */
export const Month = z.int().min(1).max(12);
export type Month = z.infer<typeof Month>;

/** A calendar year. */
export const Year = z.int().min(2000).max(2200);
export type Year = z.infer<typeof Year>;

/** An id that travels as digits, in a path, a query or a form; callers give a number. */
export const QueryId = z.coerce.number<number>().pipe(Id);

/** A month that travels as digits. */
export const QueryMonth = z.coerce.number<number>().pipe(Month);

/** A year that travels as digits. */
export const QueryYear = z.coerce.number<number>().pipe(Year);

/** A month of a year. */
export const MonthYear = z.object({ month: Month, year: Year });
export type MonthYear = z.infer<typeof MonthYear>;

/** Hours of work, with at most two decimals. */
export const Hours = z
  .number()
  .min(0)
  .max(744)
  .refine((value) => hasDecimals(value, 2), 'at most two decimals')
  .meta({ multipleOf: 0.01 });
export type Hours = z.infer<typeof Hours>;

/** An e-mail address: text, @ and any valid domain. */
export const Email = z
  .string()
  .trim()
  .max(TextLength.email)
  .pipe(z.email({ pattern: EMAIL }));
export type Email = z.infer<typeof Email>;

/** Language of screens and files. */
export const Language = z.enum(['sq', 'en']);
export type Language = z.infer<typeof Language>;

/** How screens look; `system`: as the device asks for. */
export const Theme = z.enum(['light', 'dark', 'system']);
export type Theme = z.infer<typeof Theme>;

/** One page of a list: the rows and how many there are in all. */
export function paged<Row extends z.ZodType>(row: Row) {
  return z.object({ data: z.array(row), total: z.int().min(0) });
}

const ofManyLines = new WeakSet<z.ZodType>();

/**
 * The schema of a text with line breaks, such as a note. Every other text of the contract is of one line: the server refuses a break in it.
 *
 * ```ts
 * lines({ min: 1, max: 1_000 })
 * ```
 */
export function lines({ min = 0, max }: { min?: number; max: number }): z.ZodString {
  const schema = z.string().trim().min(min).max(max);
  ofManyLines.add(schema);
  return schema;
}

/** Whether a schema was made by `lines`. */
export const hasLines = (schema: z.ZodType): boolean => ofManyLines.has(schema);
