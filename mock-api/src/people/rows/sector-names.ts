import { groupedBy } from '@paga/payroll';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { employeeSector, sector } from '../table.ts';

/** The names of the sectors of these employees, of everybody's without ids; by employee, in the order of the alphabet. */
export async function sectorNames(ctx: InCompany, ids?: readonly number[]): Promise<Map<number, string[]>> {
  if (ids?.length === 0) return new Map();
  const rows = await ctx.tx
    .select({ employeeId: employeeSector.employeeId, name: sector.name })
    .from(employeeSector)
    .innerJoin(sector, eq(sector.id, employeeSector.sectorId))
    .where(and(scoped(ctx, employeeSector), ids && inArray(employeeSector.employeeId, [...ids])))
    .orderBy(asc(sector.name), asc(sector.id));
  const byEmployee = groupedBy(rows, ({ employeeId }) => employeeId);
  return new Map([...byEmployee].map(([id, sectors]) => [id, sectors.map(({ name }) => name)]));
}
