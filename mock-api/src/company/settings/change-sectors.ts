import { createSector, deleteSector, updateSector } from '@paga/contract/admin/places';
import { fullName } from '@paga/contract/full-name';
import { and, eq, isNull } from 'drizzle-orm';
import { own } from '#core/db/own-rows.ts';
import { folded } from '#core/db/search-text.ts';
import { DomainError, found, invalidField } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { write } from '#core/http/handler.ts';
import { employee, employeeSector } from '#employees/rows/table.ts';
import { sector } from './table.ts';

const page = 'configurations';
const taken = () => invalidField('name', 'nameTaken', 'Another sector has this name');

/** A sector of the company, locked. */
async function lockedSector(ctx: Context, id: number) {
  const [row] = await ctx.tx
    .select({ id: sector.id, name: sector.name })
    .from(sector)
    .where(and(own(ctx, sector), eq(sector.id, id), isNull(sector.deletedAt)))
    .for('update');
  return found(row);
}

async function requireFreeName(ctx: Context, name: string, except?: number): Promise<void> {
  const rows = await ctx.tx
    .select({ id: sector.id, name: sector.name })
    .from(sector)
    .where(and(own(ctx, sector), isNull(sector.deletedAt)));
  if (rows.some((row) => row.id !== except && folded(row.name) === folded(name))) throw taken();
}

/** Names of the people who work in a sector. */
async function peopleOf(ctx: Context, sectorId: number): Promise<string[]> {
  const people = await ctx.tx
    .select({ firstName: employee.firstName, lastName: employee.lastName })
    .from(employeeSector)
    .innerJoin(employee, and(own(ctx, employee), eq(employee.id, employeeSector.employeeId), isNull(employee.deletedAt)))
    .where(and(own(ctx, employeeSector), eq(employeeSector.sectorId, sectorId)));
  return people.map(fullName);
}

export const addSector = write({
  call: createSector,
  run: async (ctx, { body: { name } }) => {
    await requireFreeName(ctx, name);
    // Two people may add the same name at one moment: the second finds it taken.
    const [row] = await ctx.tx.insert(sector).values({ tenantId: ctx.companyId, name }).onConflictDoNothing().returning();
    if (!row) throw taken();
    return { id: row.id, name: row.name, employeeCount: 0 };
  },
  audit: ({ answer }) => ({ page, type: 'createSector', objectId: answer.id, new: { name: answer.name } }),
});

export const renameSector = write({
  call: updateSector,
  load: async (ctx, { body: { id, was } }) => {
    const row = await lockedSector(ctx, id);
    if (was !== undefined && was !== row.name) throw new DomainError('CONFLICT');
    return row;
  },
  run: async (ctx, { body: { name } }, { id }) => {
    await requireFreeName(ctx, name, id);
    await ctx.tx
      .update(sector)
      .set({ name })
      .where(and(own(ctx, sector), eq(sector.id, id)));
    return { id, name };
  },
  audit: ({ loaded, answer }) =>
    loaded.name === answer.name
      ? null
      : { page, type: 'updateSector', objectId: loaded.id, old: { name: loaded.name }, new: { name: answer.name } },
});

/** People of a deleted sector stay without it; that is done only when it was asked for, and their names stay in the audit log. */
export const removeSector = write({
  call: deleteSector,
  load: async (ctx, { query }) => {
    const row = await lockedSector(ctx, query.sectorId);
    return { ...row, people: await peopleOf(ctx, row.id) };
  },
  run: async (ctx, { query }, { id, people }) => {
    if (people.length > 0 && !query.detach) throw new DomainError('SECTOR_IN_USE', { message: `${people.length} employees` });
    await ctx.tx.delete(employeeSector).where(and(own(ctx, employeeSector), eq(employeeSector.sectorId, id)));
    await ctx.tx
      .update(sector)
      .set({ deletedAt: ctx.now })
      .where(and(own(ctx, sector), eq(sector.id, id)));
    return undefined;
  },
  audit: ({ loaded: { id, name, people } }) => ({ page, type: 'deleteSector', objectId: id, old: { name, employees: people.join(', ') } }),
});
