import { and, eq } from 'drizzle-orm';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import type { Context } from '#core/http/context.ts';
import { employeeSector, sector } from '../table.ts';

/** Adds a sector; undefined when somebody else has added one of this name meanwhile. */
export async function addSector(
  { tx, companyId }: InCompany,
  name: string,
): Promise<{ id: number; name: string } | undefined> {
  const [row] = await tx
    .insert(sector)
    .values({ tenantId: companyId, name })
    .onConflictDoNothing()
    .returning({ id: sector.id, name: sector.name });
  return row;
}

/** Gives a sector another name. */
export async function renameSector(ctx: InCompany, id: number, name: string): Promise<void> {
  await ctx.tx
    .update(sector)
    .set({ name })
    .where(and(scoped(ctx, sector), eq(sector.id, id)));
}

/** Deletes a sector; its people stay without it. */
export async function removeSector(ctx: InCompany & Pick<Context, 'now'>, id: number): Promise<void> {
  await ctx.tx
    .delete(employeeSector)
    .where(and(scoped(ctx, employeeSector), eq(employeeSector.sectorId, id)));
  await ctx.tx
    .update(sector)
    .set({ deletedAt: ctx.now })
    .where(and(scoped(ctx, sector), eq(sector.id, id)));
}

/** Puts an employee into sectors. */
export async function joinSectors(
  { tx, companyId: tenantId }: InCompany,
  employeeId: number,
  sectorIds: readonly number[],
): Promise<void> {
  if (sectorIds.length > 0)
    await tx.insert(employeeSector).values(sectorIds.map((sectorId) => ({ tenantId, employeeId, sectorId })));
}

/** Takes an employee out of all sectors. */
export async function leaveSectors(ctx: InCompany, employeeId: number): Promise<void> {
  await ctx.tx
    .delete(employeeSector)
    .where(and(scoped(ctx, employeeSector), eq(employeeSector.employeeId, employeeId)));
}
