import { and, inArray, sql } from 'drizzle-orm';
import { contentText, textHash } from '#company/months/closed-content.ts';
import { salary, salaryTrace } from '#company/months/table.ts';
import { type InCompany, own } from '#core/db/own-rows.ts';
import { found } from '#core/domain-error.ts';
import { traceOf } from '../rows/explain-salary.ts';
import { basesOfRows, ofPeriod } from '../rows/month-rows.ts';

/** Rows of one statement: a trace is some kilobytes, and a hundred take a tenth of a second in which nobody else is answered. */
const CHUNK = 100;

/** Writes down how every number of a month came about. Each row is computed again on the way: one that does not give its cents stops the closing. Answers the hash of each, by row. */
export async function freezeTraces(ctx: InCompany, periodId: number): Promise<Map<number, string>> {
  const hashes = new Map<number, string>();
  const rows = await ctx.tx.select().from(salary).where(ofPeriod(ctx, periodId));
  const bases = await basesOfRows(ctx, rows);
  // PostgreSQL stores one part while the next is computed.
  let stored: Promise<unknown> = Promise.resolve();
  for (let start = 0; start < rows.length; start += CHUNK) {
    const texts = rows.slice(start, start + CHUNK).map((row) => {
      const text = contentText(traceOf({ row, basis: found(bases.get(row.basisId)) }));
      hashes.set(row.id, textHash(text));
      return `{"id":${row.id},"trace":${text}}`;
    });
    await stored;
    stored = insertTraces(ctx, `[${texts.join(',')}]`);
    // Others are answered in between, and the part is sent.
    await new Promise(setImmediate);
  }
  await stored;
  return hashes;
}

const insertTraces = (ctx: InCompany, rows: string) =>
  ctx.tx.execute(sql`
    insert into ${salaryTrace} ("tenantId", "salaryId", "trace")
    select ${ctx.companyId}::bigint, r."id", r."trace" from jsonb_to_recordset(${rows}::jsonb) r("id" bigint, "trace" jsonb)`);

/** Forgets the traces of a month that is open again. */
export async function dropTraces(ctx: InCompany, periodId: number): Promise<void> {
  const rows = ctx.tx.select({ id: salary.id }).from(salary).where(ofPeriod(ctx, periodId));
  await ctx.tx.delete(salaryTrace).where(and(own(ctx, salaryTrace), inArray(salaryTrace.salaryId, rows)));
}
