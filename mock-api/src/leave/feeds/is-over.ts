import { civilDateOf } from '@paga/calendar';
import { and, eq, isNull } from 'drizzle-orm';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { employee, sector } from '#people/public.ts';
import type { StoredFeed } from './feed-rows.ts';
import { hasLeft } from './has-left.ts';

type Dated = InCompany & { today: string };

/** Whether whom a feed is of is gone: the person has left, the sector is deleted. Its next fetch ends it. */
export async function isOver(ctx: Dated, { employeeId, sectorId, createdAt }: StoredFeed): Promise<boolean> {
  if (employeeId !== null) {
    const [person] = await ctx.tx
      .select()
      .from(employee)
      .where(and(scoped(ctx, employee), eq(employee.id, employeeId)));
    return !person || hasLeft(person, civilDateOf(createdAt), ctx.today);
  }
  if (sectorId === null) return false;
  const [existing] = await ctx.tx
    .select({ id: sector.id })
    .from(sector)
    .where(and(scoped(ctx, sector), eq(sector.id, sectorId), isNull(sector.deletedAt)));
  return existing === undefined;
}
