import { deleteSector as call } from '@paga/contract/employees/sectors';
import { fullName } from '@paga/contract/full-name';
import { and, eq, isNull } from 'drizzle-orm';
import { scoped } from '#core/db/scoped-rows.ts';
import { DomainError } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { write } from '#core/http/handler.ts';
import { employee, employeeSector, sector } from '#people/table.ts';
import { lockedSector, page } from './sector-rows.ts';

/** Names of the people who work in a sector. */
async function peopleOf(ctx: Context, sectorId: number): Promise<string[]> {
  const people = await ctx.tx
    .select({ firstName: employee.firstName, lastName: employee.lastName })
    .from(employeeSector)
    .innerJoin(
      employee,
      and(scoped(ctx, employee), eq(employee.id, employeeSector.employeeId), isNull(employee.deletedAt)),
    )
    .where(and(scoped(ctx, employeeSector), eq(employeeSector.sectorId, sectorId)));
  return people.map(fullName);
}

/** People of a deleted sector stay without it; that is done only when it was asked for, and their names stay in the audit log. */
export const deleteSector = write({
  call,
  load: async (ctx, { query }) => {
    const row = await lockedSector(ctx, query.sectorId);
    return { ...row, people: await peopleOf(ctx, row.id) };
  },
  run: async (ctx, { query }, { id, people }) => {
    if (people.length > 0 && !query.detach)
      throw new DomainError('SECTOR_IN_USE', { message: `${people.length} employees` });
    await ctx.tx
      .delete(employeeSector)
      .where(and(scoped(ctx, employeeSector), eq(employeeSector.sectorId, id)));
    await ctx.tx
      .update(sector)
      .set({ deletedAt: ctx.now })
      .where(and(scoped(ctx, sector), eq(sector.id, id)));
    return undefined;
  },
  audit: ({ loaded: { id, name, people } }) => ({
    page,
    type: 'deleteSector',
    objectId: id,
    old: { name, employees: people.join(', ') },
  }),
});
