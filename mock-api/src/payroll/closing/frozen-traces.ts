import type { SalaryTrace } from '@paga/contract/payroll';
import { wireTrace } from '@paga/payroll';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { arrayLiteral } from '#core/db/array-literal.ts';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { contentHash, filledShape, shapeHash, type TraceShape, traceHash } from '#months/public.ts';
import { salary, salaryTrace, traceShape } from '#months/table.ts';
import { ofPeriod } from '../rows/month-rows.ts';

/** A trace of a row by the number of its shape and its values. */
export type TakenTrace = { id: number; number: number; values: string };

export function insertTraces(ctx: InCompany, traces: readonly TakenTrace[]) {
  const [ids, shapes] = [traces.map(({ id }) => id), traces.map(({ number }) => number)].map(arrayLiteral);
  const values = traces.map((trace) => trace.values).join('\n');
  return ctx.tx.execute(sql`
    insert into ${salaryTrace} ("tenantId", "salaryId", "shape", "values")
    select ${ctx.companyId}::bigint, * from unnest(${ids}::bigint[], ${shapes}::integer[], string_to_array(${values}, ${'\n'}))`);
}

export const insertShapes = (ctx: InCompany, periodId: number, shapes: readonly TraceShape[]) =>
  ctx.tx.execute(sql`
    insert into ${traceShape} ("tenantId", "periodId", "number", "content")
    select ${ctx.companyId}::bigint, ${periodId}::bigint, s."at" - 1, s."content"
    from jsonb_array_elements(${JSON.stringify(shapes)}::jsonb) with ordinality s("content", "at")`);

/** Forgets the traces of a month that is open again. */
export async function dropTraces(ctx: InCompany, periodId: number): Promise<void> {
  const rows = ctx.tx.select({ id: salary.id }).from(salary).where(ofPeriod(ctx, periodId));
  await ctx.tx.delete(salaryTrace).where(and(scoped(ctx, salaryTrace), inArray(salaryTrace.salaryId, rows)));
  await ctx.tx.delete(traceShape).where(and(scoped(ctx, traceShape), eq(traceShape.periodId, periodId)));
}

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
