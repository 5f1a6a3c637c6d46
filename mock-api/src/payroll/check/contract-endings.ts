import { fullName } from '@paga/contract/full-name';
import type { ContractEnding } from '@paga/contract/payroll';
import { monthEnd, monthStart } from '@paga/payroll';
import { and, asc, gte, inArray, lte, or } from 'drizzle-orm';
import { monthBefore } from '#core/calendar-month.ts';
import type { InCompany } from '#core/db/scoped-rows.ts';
import { type Period, salary } from '#months/public.ts';
import { employee, stayingOfCompany } from '#people/public.ts';
import { ofPeriod } from '../rows/month-rows.ts';

/**
 * Whose contract ends in the month, or ended in the one before or while they still have a row, and of whom nobody has said that they leave: without a new end they
 * drop out of the pay. None of a closed month.
 */
export async function contractEndings(ctx: InCompany, period: Period): Promise<ContractEnding[]> {
  if (period.closedAt) return [];
  const before = monthBefore(period);
  const paid = ctx.tx.select({ id: salary.employeeId }).from(salary).where(ofPeriod(ctx, period.id));
  const { id, firstName, lastName, expirationContract } = employee;
  const rows = await ctx.tx
    .select({ id, firstName, lastName, ends: expirationContract })
    .from(employee)
    .where(
      and(
        stayingOfCompany(ctx),
        lte(expirationContract, monthEnd(period.year, period.month)),
        or(gte(expirationContract, monthStart(before.year, before.month)), inArray(id, paid)),
      ),
    )
    .orderBy(asc(expirationContract), asc(firstName), asc(id));
  return rows.flatMap((row) =>
    row.ends ? [{ employeeId: row.id, name: fullName(row), ends: row.ends }] : [],
  );
}
