import { and, eq } from 'drizzle-orm';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { salary } from '#months/public.ts';
import { employee } from '#people/public.ts';
import { ofPeriod } from './month-rows.ts';

/** Where the net of each employee of a month goes, by their id; null: no account is entered. */
export type MonthAccounts = ReadonlyMap<number, string | null>;

/** The accounts as they are now. A closing reads them once: what is checked is what is frozen. */
export async function accountsOfMonth(ctx: InCompany, periodId: number): Promise<MonthAccounts> {
  const rows = await ctx.tx
    .select({ employeeId: salary.employeeId, account: employee.bankAccountNumber })
    .from(salary)
    .innerJoin(employee, and(scoped(ctx, employee), eq(employee.id, salary.employeeId)))
    .where(ofPeriod(ctx, periodId));
  return new Map(rows.map(({ employeeId, account }) => [employeeId, account]));
}
