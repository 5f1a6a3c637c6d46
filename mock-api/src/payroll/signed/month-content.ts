import { asc } from 'drizzle-orm';
import type { InCompany } from '#core/db/scoped-rows.ts';
import { contentHash, type Period, salary } from '#months/public.ts';
import type { MonthAccounts } from '../rows/accounts-of-month.ts';
import { ofPeriod } from '../rows/month-rows.ts';

/**
 * Stands for what a month is signed off with. Every write of a row counts its version up, a payment date and a reopening that of the month, so a figure that
 * was changed and changed back is another content too; where the money goes is in it as it is.
 */
export async function contentOf(ctx: InCompany, period: Period, accounts: MonthAccounts): Promise<string> {
  const rows = await ctx.tx
    .select({ employeeId: salary.employeeId, version: salary.version })
    .from(salary)
    .where(ofPeriod(ctx, period.id))
    .orderBy(asc(salary.employeeId));
  const lines = rows.map(({ employeeId, version }) => [
    employeeId,
    version,
    accounts.get(employeeId) ?? null,
  ]);
  return contentHash([period.version, period.paymentDate, lines]).slice(0, 32);
}
