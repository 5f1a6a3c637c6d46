import { and, desc, inArray, isNull } from 'drizzle-orm';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { payRaise } from './table.ts';

/** A stored raise. */
export type StoredRaise = typeof payRaise.$inferSelect;

/** The newest raise of each of these people that was not undone, by employee. */
export async function raisesOf(ctx: InCompany, ids: readonly number[]): Promise<Map<number, StoredRaise>> {
  const rows = await ctx.tx
    .selectDistinctOn([payRaise.employeeId])
    .from(payRaise)
    .where(and(scoped(ctx, payRaise), isNull(payRaise.undoneAt), inArray(payRaise.employeeId, [...ids])))
    .orderBy(payRaise.employeeId, desc(payRaise.id));
  return new Map(rows.map((row) => [row.employeeId, row]));
}
