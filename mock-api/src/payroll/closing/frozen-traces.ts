import { and, inArray, sql } from 'drizzle-orm';
import { contentHash } from '#company/months/closed-content.ts';
import { salary, salaryTrace } from '#company/months/table.ts';
import { arrayLiteral } from '#core/db/array-literal.ts';
import { type InCompany, own } from '#core/db/own-rows.ts';
import { found } from '#core/domain-error.ts';
import { traceOf } from '../rows/explain-salary.ts';
import { basesOfRows, ofPeriod } from '../rows/month-rows.ts';

/** Rows of one statement: a trace is some kilobytes. */
const CHUNK = 1000;

/** Writes down how every number of a month came about. Each row is computed again on the way: one that does not give its cents stops the closing. Answers the hash of each, by row. */
export async function freezeTraces(ctx: InCompany, periodId: number): Promise<Map<number, string>> {
  const hashes = new Map<number, string>();
  const rows = await ctx.tx.select().from(salary).where(ofPeriod(ctx, periodId));
  const bases = await basesOfRows(ctx, rows);
  for (let start = 0; start < rows.length; start += CHUNK) {
    const chunk = rows.slice(start, start + CHUNK);
    const ids = arrayLiteral(chunk.map((row) => row.id));
    const made = chunk.map((row) => ({
      id: row.id,
      trace: traceOf({ row, basis: found(bases.get(row.basisId)) }),
    }));
    for (const { id, trace } of made) hashes.set(id, contentHash(trace));
    const traces = arrayLiteral(made.map(({ trace }) => JSON.stringify(trace)));
    await ctx.tx.execute(sql`
      insert into ${salaryTrace} ("tenantId", "salaryId", "trace")
      select ${ctx.companyId}::bigint, * from unnest(${ids}::bigint[], ${traces}::jsonb[])`);
  }
  return hashes;
}

/** Forgets the traces of a month that is open again. */
export async function dropTraces(ctx: InCompany, periodId: number): Promise<void> {
  const rows = ctx.tx.select({ id: salary.id }).from(salary).where(ofPeriod(ctx, periodId));
  await ctx.tx.delete(salaryTrace).where(and(own(ctx, salaryTrace), inArray(salaryTrace.salaryId, rows)));
}
