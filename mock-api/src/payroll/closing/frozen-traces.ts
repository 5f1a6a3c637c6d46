import type { SalaryTrace } from '@paga/contract/payroll';
import { wireTrace } from '@paga/payroll';
import { and, eq } from 'drizzle-orm';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import {
  contentHash,
  filledShape,
  type salaryTrace,
  shapeHash,
  type TraceShape,
  traceHash,
  traceShape,
} from '#months/public.ts';

/** The shapes of a month by number, each with a hash that is made of its content here and now. */
export async function shapesOf(
  ctx: InCompany,
  periodId: number,
): Promise<Map<number, { shape: TraceShape; hash: string }>> {
  const stored = await ctx.tx
    .select()
    .from(traceShape)
    .where(and(scoped(ctx, traceShape), eq(traceShape.periodId, periodId)));
  return new Map(stored.map(({ number, content }) => [number, { shape: content, hash: shapeHash(content) }]));
}

/** An explanation as it stands beside its row, with a hash that is made of it here and now. */
export type FrozenTrace = { trace: SalaryTrace; hash: string };

/** What is stored of an explanation put together; undefined where something of it is gone or cannot be one. */
export function frozenTrace(
  stored: typeof salaryTrace.$inferSelect | null,
  shapes: Awaited<ReturnType<typeof shapesOf>>,
): FrozenTrace | undefined {
  if (stored?.trace) return { trace: stored.trace, hash: contentHash(stored.trace) };
  const known = shapes.get(stored?.shape ?? -1);
  if (!stored?.values || !known) return undefined;
  try {
    const trace = wireTrace(filledShape(known.shape, JSON.parse(stored.values)));
    return { trace, hash: traceHash(known.hash, stored.values) };
  } catch {
    // Written over, so that it is no explanation any more.
    return undefined;
  }
}
