import { and, eq, getViewSelectedFields } from 'drizzle-orm';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { found } from '#core/domain-error.ts';
import { type BasisContent, type Period, salary, salaryBasis, salaryPeriod } from '#months/public.ts';
import type { StoredSalary } from './wire-row.ts';

/** A row with its month and what it stands on. */
export type WholeSalary = { row: StoredSalary; period: Period; basis: BasisContent };

/** One row by id, or `NOT_FOUND`: another company's looks the same as one that does not exist. */
export async function findSalary(ctx: InCompany, id: number): Promise<WholeSalary> {
  const [whole] = await ctx.tx
    .select({
      row: getViewSelectedFields(salary),
      period: getViewSelectedFields(salaryPeriod),
      basis: salaryBasis.content,
    })
    .from(salary)
    .innerJoin(salaryPeriod, eq(salaryPeriod.id, salary.periodId))
    .innerJoin(salaryBasis, eq(salaryBasis.id, salary.basisId))
    .where(and(scoped(ctx, salary), eq(salary.id, id)));
  return found(whole);
}
