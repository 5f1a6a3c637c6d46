import { z } from 'zod';
import { CivilDate, Percentage } from '#core/shapes.ts';
import { EmployeeLimits } from './employee-limits.ts';
import type { ImportColumn } from './import-row.ts';

/** The tabs that hold an employee's fields, in form and profile. */
export type EmployeeFieldTab = 'personal' | 'address' | 'salary' | 'employment';

/**
 * What everybody needs to know of a field. `keptIn`: a column of the person's own row, of the dated terms of pay, or rows of their own. `kind` says how
 * its value is shown and typed. `sent` and `saved` are its shapes on the wire. `column` is its column in a workbook, when it has one.
 */
export type FieldFacts = {
  tab: EmployeeFieldTab | null;
  keptIn: 'person' | 'terms' | 'rows';
  kind: 'text' | 'date' | 'option' | 'amount' | 'number' | 'percentage' | 'flag' | 'list';
  sent: z.ZodType;
  saved: z.ZodType;
  /** Characters that may be typed, of a text. */
  max?: number;
  column?: Exclude<ImportColumn, 'name' | 'class'>;
};

/** Where a field's values are kept. */
export const [person, terms, rows] = [
  { keptIn: 'person' },
  { keptIn: 'terms' },
  { keptIn: 'rows', kind: 'list' },
] as const;
/** A part of the name: it must be there. */
export const name = (missing: string) =>
  ({
    kind: 'text',
    max: EmployeeLimits.name,
    sent: z.string().trim().min(1, missing).max(EmployeeLimits.name),
    saved: z.string(),
  }) as const;
/** A text that may be empty, of at most so many characters. */
export const text = (max: number, tooLong?: string) =>
  ({
    kind: 'text',
    max,
    sent: z.string().trim().max(max, tooLong).nullable().optional(),
    saved: z.string().nullable(),
  }) as const;
/** A civil date that may be empty. */
export const date = {
  kind: 'date',
  sent: CivilDate.nullable().optional(),
  saved: CivilDate.nullable(),
} as const;
/** A percentage that may be empty. */
export const percentage = {
  kind: 'percentage',
  sent: Percentage.nullable().optional(),
  saved: Percentage.nullable(),
} as const;
/** A number that may be empty. */
export const number = (positive: z.ZodNumber) =>
  ({ kind: 'number', sent: positive.nullable().optional(), saved: z.number().nullable() }) as const;
/** A yes or no, with what it is when nothing is sent. */
export const flag = (usual: boolean) =>
  ({ kind: 'flag', sent: z.boolean().default(usual), saved: z.boolean() }) as const;
