import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { employee } from '#people/public.ts';
import { contractProlongation } from './table.ts';

/** A stored prolongation. */
export type StoredProlongation = typeof contractProlongation.$inferSelect;

/** The newest prolongation of each of these people's contracts that is in force, by employee: one that was undone, or whose end was moved since, is none. */
export async function prolongationsOf(
  ctx: InCompany,
  ids: readonly number[],
): Promise<Map<number, StoredProlongation>> {
  const rows = await ctx.tx
    .selectDistinctOn([contractProlongation.employeeId], { one: contractProlongation })
    .from(contractProlongation)
    .innerJoin(
      employee,
      and(
        eq(employee.tenantId, contractProlongation.tenantId),
        eq(employee.id, contractProlongation.employeeId),
        eq(employee.expirationContract, contractProlongation.until),
      ),
    )
    .where(
      and(
        scoped(ctx, contractProlongation),
        isNull(contractProlongation.undoneAt),
        inArray(contractProlongation.employeeId, [...ids]),
      ),
    )
    .orderBy(contractProlongation.employeeId, desc(contractProlongation.id));
  return new Map(rows.map(({ one }) => [one.employeeId, one]));
}
