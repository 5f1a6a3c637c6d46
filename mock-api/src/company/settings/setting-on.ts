import { and, desc, lte } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';

/** A table of settings, or its read model. */
type Setting = { id: PgColumn; validFrom: PgColumn; tenantId: PgColumn; $inferSelect: unknown };

/** A company's dated setting in force on a day, or undefined before its first. */
export async function settingOn<T extends Setting>(
  ctx: InCompany,
  table: T,
  date: string,
): Promise<T['$inferSelect'] | undefined> {
  const rows = await ctx.tx
    .select()
    .from(table as unknown as PgTable)
    .where(and(scoped(ctx, table), lte(table.validFrom, date)))
    .orderBy(desc(table.validFrom), desc(table.id))
    .limit(1);
  return rows[0] as T['$inferSelect'] | undefined;
}
