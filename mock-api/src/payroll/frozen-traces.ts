import { eq, inArray, sql } from 'drizzle-orm';
import type { Context } from '../http/context.ts';
import { found } from '../http/domain-error.ts';
import { arrayLiteral } from './array-literal.ts';
import { traceOf } from './explain-salary.ts';
import { basesOfRows } from './month-rows.ts';
import { salary, salaryTrace } from './table.ts';

/** Rows of one statement: a trace is some kilobytes. */
const CHUNK = 1000;

/** Writes down how every number of a month came about. Each row is computed again on the way: one that does not give its cents stops the closing. */
export async function freezeTraces({ tx, companyId }: Pick<Context, 'tx' | 'companyId'>, periodId: number): Promise<void> {
  const rows = await tx.select().from(salary).where(eq(salary.periodId, periodId));
  const bases = await basesOfRows({ tx }, rows);
  for (let start = 0; start < rows.length; start += CHUNK) {
    const chunk = rows.slice(start, start + CHUNK);
    const ids = arrayLiteral(chunk.map((row) => row.id));
    const traces = arrayLiteral(chunk.map((row) => JSON.stringify(traceOf({ row, basis: found(bases.get(row.basisId)) }))));
    await tx.execute(sql`
      insert into ${salaryTrace} ("tenantId", "salaryId", "trace")
      select ${companyId}::bigint, * from unnest(${ids}::bigint[], ${traces}::jsonb[])`);
  }
}

/** Forgets the traces of a month that is open again. */
export async function dropTraces({ tx }: Pick<Context, 'tx'>, periodId: number): Promise<void> {
  const ofPeriod = tx.select({ id: salary.id }).from(salary).where(eq(salary.periodId, periodId));
  await tx.delete(salaryTrace).where(inArray(salaryTrace.salaryId, ofPeriod));
}
