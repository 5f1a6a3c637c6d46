import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { employee } from '#people/public.ts';
import { employmentEnd } from './table.ts';

/** A stored end of employment. */
export type StoredEnd = typeof employmentEnd.$inferSelect;

/** The ends of these people's newest contracts that are in force, by employee: one that was undone or overtaken by another day is none. */
export async function endsOfEmployment(
  ctx: InCompany,
  ids: readonly number[],
): Promise<Map<number, StoredEnd>> {
  const rows = await ctx.tx
    .selectDistinctOn([employmentEnd.employeeId], { end: employmentEnd })
    .from(employmentEnd)
    .innerJoin(
      employee,
      and(
        eq(employee.tenantId, employmentEnd.tenantId),
        eq(employee.id, employmentEnd.employeeId),
        eq(employee.expirationContract, employmentEnd.lastDay),
      ),
    )
    .where(
      and(
        scoped(ctx, employmentEnd),
        isNull(employmentEnd.undoneAt),
        inArray(employmentEnd.employeeId, [...ids]),
      ),
    )
    .orderBy(employmentEnd.employeeId, desc(employmentEnd.id));
  return new Map(rows.map(({ end }) => [end.employeeId, end]));
}
