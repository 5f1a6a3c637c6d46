import { and, eq, ne } from 'drizzle-orm';
import { type InCompany, own } from '../db/own-rows.ts';
import { basisHash, readBasis } from './basis.ts';
import type { Period } from './period.ts';
import { salary, salaryBasis } from './table.ts';

/**
 * Whether an open month has rows that stand on other tables or settings than are in force for it now: a tax table, a contribution, a public
 * holiday came in since. Calculating again settles it. A closed month stands on what it was closed with.
 */
export async function settingsChanged(ctx: InCompany, period: Period | undefined): Promise<boolean> {
  if (!period || period.closedAt !== null) return false;
  const now = basisHash(await readBasis(ctx, period, period.paymentDate));
  const rows = await ctx.tx
    .select({ id: salary.id })
    .from(salary)
    .innerJoin(salaryBasis, eq(salaryBasis.id, salary.basisId))
    .where(and(own(ctx, salary), own(ctx, salaryBasis), eq(salary.periodId, period.id), ne(salaryBasis.hash, now)))
    .limit(1);
  return rows.length > 0;
}
