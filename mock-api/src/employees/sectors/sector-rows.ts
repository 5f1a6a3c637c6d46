import { and, eq, isNull } from 'drizzle-orm';
import { scoped } from '#core/db/scoped-rows.ts';
import { folded } from '#core/db/search-text.ts';
import { found, invalidField } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { sector } from '#people/public.ts';

export const page = 'configurations';
export const taken = () => invalidField('name', 'nameTaken', 'Another sector has this name');

/** A sector of the company, locked. */
export async function lockedSector(ctx: Context, id: number) {
  const [row] = await ctx.tx
    .select({ id: sector.id, name: sector.name })
    .from(sector)
    .where(and(scoped(ctx, sector), eq(sector.id, id), isNull(sector.deletedAt)))
    .for('update');
  return found(row);
}

export async function requireFreeName(ctx: Context, name: string, except?: number): Promise<void> {
  const rows = await ctx.tx
    .select({ id: sector.id, name: sector.name })
    .from(sector)
    .where(and(scoped(ctx, sector), isNull(sector.deletedAt)));
  if (rows.some((row) => row.id !== except && folded(row.name) === folded(name))) throw taken();
}
