import { eq, inArray } from 'drizzle-orm';
import type { Context } from '../http/context.ts';
import { found } from '../http/domain-error.ts';
import { traceOf } from './explain-salary.ts';
import { basesOfRows } from './month-rows.ts';
import { salary, salaryTrace } from './table.ts';

/** Rows of one statement: a trace is some kilobytes. */
const CHUNK = 500;

/** Writes down how every number of a month came about. Each row is computed again on the way: one that does not give its cents stops the closing. */
export async function freezeTraces({ tx, companyId }: Pick<Context, 'tx' | 'companyId'>, periodId: number): Promise<void> {
  const rows = await tx.select().from(salary).where(eq(salary.periodId, periodId));
  const bases = await basesOfRows({ tx }, rows);
  for (let start = 0; start < rows.length; start += CHUNK) {
    const traces = rows.slice(start, start + CHUNK).map((row) => {
      return { tenantId: companyId, salaryId: row.id, trace: traceOf({ row, basis: found(bases.get(row.basisId)) }) };
    });
    await tx.insert(salaryTrace).values(traces);
  }
}

/** Forgets the traces of a month that is open again. */
export async function dropTraces({ tx }: Pick<Context, 'tx'>, periodId: number): Promise<void> {
  const ofPeriod = tx.select({ id: salary.id }).from(salary).where(eq(salary.periodId, periodId));
  await tx.delete(salaryTrace).where(inArray(salaryTrace.salaryId, ofPeriod));
}
