import { z } from 'zod';

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
