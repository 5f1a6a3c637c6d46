import { and, eq, inArray, isNull } from 'drizzle-orm';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import type { Period } from '#months/public.ts';
import { salarySignOff } from './table.ts';

/** A stored sign-off. */
export type StoredSignOff = typeof salarySignOff.$inferSelect;

/** The sign-off of the month as it is open now, whether it still holds or not. */
export async function openSignOff(ctx: InCompany, { id }: Period): Promise<StoredSignOff | undefined> {
  const [row] = await ctx.tx
    .select()
    .from(salarySignOff)
    .where(and(scoped(ctx, salarySignOff), eq(salarySignOff.periodId, id), isNull(salarySignOff.versionId)));
  return row;
}

/** From now on the sign-off is that of a closing. */
export async function keepSignOff(ctx: InCompany, { id }: StoredSignOff, versionId: number): Promise<void> {
  await ctx.tx
    .update(salarySignOff)
    .set({ versionId })
    .where(and(scoped(ctx, salarySignOff), eq(salarySignOff.id, id)));
}

/** The sign-offs that some closings were made with, by the id of the closing. */
export async function signOffsOf(
  ctx: InCompany,
  versionIds: readonly number[],
): Promise<Map<number | null, StoredSignOff>> {
  if (versionIds.length === 0) return new Map();
  const rows = await ctx.tx
    .select()
    .from(salarySignOff)
    .where(and(scoped(ctx, salarySignOff), inArray(salarySignOff.versionId, [...versionIds])));
  return new Map(rows.map((row) => [row.versionId, row]));
}
