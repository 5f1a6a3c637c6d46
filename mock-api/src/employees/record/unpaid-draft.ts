import { DraftStatus } from '@paga/contract/shapes';
import { and, eq } from 'drizzle-orm';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { salary } from '#months/public.ts';
import type { employee } from '#people/public.ts';

/** Whether somebody is a draft of whom no month was ever calculated; who left and is kept as a draft since was paid by the stored terms. */
export async function isUnpaidDraft(ctx: InCompany, row: typeof employee.$inferSelect): Promise<boolean> {
  if (row.draftStatus !== DraftStatus.draft) return false;
  const paid = await ctx.tx
    .select({ id: salary.id })
    .from(salary)
    .where(and(scoped(ctx, salary), eq(salary.employeeId, row.id)))
    .limit(1);
  return paid.length === 0;
}
