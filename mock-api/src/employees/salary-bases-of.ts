import { and, asc, eq } from 'drizzle-orm';
import type { Context } from '../http/context.ts';
import { salaryBase } from './table.ts';

/** The pay of an employee over time, the oldest first. */
export function salaryBasesOf(
  { tx, companyId }: Pick<Context, 'tx' | 'companyId'>,
  employeeId: number,
): Promise<(typeof salaryBase.$inferSelect)[]> {
  return tx
    .select()
    .from(salaryBase)
    .where(and(eq(salaryBase.tenantId, companyId), eq(salaryBase.employeeId, employeeId)))
    .orderBy(asc(salaryBase.validFrom));
}
