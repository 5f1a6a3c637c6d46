import type { z } from 'zod';

/** Most years between two dates whose days are counted or listed one by one. */
const COUNTED_YEARS = 2;

/** The first day that is too late for a stretch of counted days that begins on `from`. Example: `afterCountedSpan('2026-10-01')` is `'2028-10-01'`. */
export const afterCountedSpan = (from: string): string =>
  `${Number(from.slice(0, 4)) + COUNTED_YEARS}${from.slice(4)}`;

/** How long the span of two dates may be: `counted`, whose days are counted or listed one by one, or `any`, which costs no more than its rows. */
type SpanKind = { span: 'counted' | 'any' };

/** Every input with two dates and its class. A test refuses one that has none. Not a registry of zod's: the browser's part of it has none. */
export const spans = new WeakMap<z.ZodType, SpanKind>();

type Dated = { from: string; to: string };

/**
 * Declares that the days from `from` to `to` are counted or listed one by one: at most two years, refused at `to`.
 *
 * ```ts
 * body: countedSpan(z.strictObject({ tenantId: Id, from: LeaveDate, to: LeaveDate }))
 * ```
 */
export function countedSpan<Schema extends z.ZodType<Dated>>(schema: Schema): Schema {
  const limited = schema.refine(({ from, to }) => to < afterCountedSpan(from), {
    path: ['to'],
    error: `At most ${COUNTED_YEARS} years after the first day`,
    params: { fault: 'tooLong' },
  });
  spans.set(limited, { span: 'counted' });
  return limited;
}

/** Declares that what lies between the dates costs no more than its rows, however far apart they are: contracts, recurring lines, filters, reports. */
export function anySpan<Schema extends z.ZodType>(schema: Schema): Schema {
  spans.set(schema, { span: 'any' });
  return schema;
}
