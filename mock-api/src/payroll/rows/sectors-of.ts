import { and, asc, inArray, isNull } from 'drizzle-orm';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { byEmployee, employeeSector, sector } from '#people/public.ts';

/** The company's sectors by name, and which of them everybody works in. */
export async function sectorsOf(ctx: InCompany) {
  const sectors = await ctx.tx
    .select({ id: sector.id, name: sector.name })
    .from(sector)
    .where(and(scoped(ctx, sector), isNull(sector.deletedAt)))
    .orderBy(asc(sector.name));
  const known = sectors.map(({ id }) => id);
  const { employeeId, sectorId } = employeeSector;
  const links = await ctx.tx
    .select({ employeeId, sectorId })
    .from(employeeSector)
    .where(and(scoped(ctx, employeeSector), inArray(sectorId, known)));
  return { sectors, links: byEmployee(links) };
}
