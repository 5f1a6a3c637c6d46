import { SalaryPaymentType } from '@paga/contract/shapes';
import { monthStart } from '@paga/payroll';
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { type InCompany, own } from '../db/own-rows.ts';
import { budgetLineShare, employee, employmentTerms } from '../employees/table.ts';
import type { Context } from '../http/context.ts';

/** A company and the day on which its shares are asked for. */
export type OnDay = InCompany & Pick<Context, 'today'>;

/** Employees paid by project in the month of the day, or from a later day on. */
export function paidByProject(ctx: OnDay): SQL {
  const [year = 0, month = 0] = ctx.today.split('-').map(Number);
  const [then, later] = [sql.raw('"then"'), sql.raw('"later"')];
  return sql`exists (
    select 1 from ${employmentTerms} ${then}
    where ${then}."tenantId" = ${ctx.companyId} and ${then}."employeeId" = ${employee.id} and ${then}."salaryPaymentType" = ${SalaryPaymentType.project}
      and not exists (
        select 1 from ${employmentTerms} ${later}
        where ${later}."tenantId" = ${ctx.companyId} and ${later}."employeeId" = ${then}."employeeId"
          and ${later}."validFrom" > ${then}."validFrom" and ${later}."validFrom" <= ${monthStart(year, month)}))`;
}

/** Shares that count: of employees who are paid by project and not deleted. A line that is not ticked takes nothing. */
export function countedShares(ctx: OnDay): SQL | undefined {
  return and(own(ctx, budgetLineShare), own(ctx, employee), isNull(employee.deletedAt), paidByProject(ctx));
}

/** What the employees of a budget line take of it together, as an exact decimal, and how many they are. */
export type LineUse = { budgetLineId: number; assigned: string; employees: number };

/** How budget lines are used, those that nobody uses left out. */
export async function useOfLines(ctx: OnDay, lineIds: readonly number[]): Promise<Map<number, LineUse>> {
  if (lineIds.length === 0) return new Map();
  const { budgetLineId, checked, percentage } = budgetLineShare;
  const rows = await ctx.tx
    .select({
      budgetLineId,
      assigned: sql<string>`coalesce(sum(${percentage}) filter (where ${checked}), 0)::text`,
      employees: sql<number>`count(*) filter (where ${checked})::int`,
    })
    .from(budgetLineShare)
    .innerJoin(employee, eq(employee.id, budgetLineShare.employeeId))
    .where(and(countedShares(ctx), inArray(budgetLineId, [...lineIds])))
    .groupBy(budgetLineId);
  return new Map(rows.map((row) => [row.budgetLineId, row]));
}

/** The names of the employees paid from these lines, in the order of the Albanian alphabet. */
export async function namesPaidFrom(ctx: OnDay, lineIds: readonly number[]): Promise<string[]> {
  if (lineIds.length === 0) return [];
  const name = sql<string>`${employee.firstName} || ' ' || ${employee.lastName}`;
  const rows = await ctx.tx
    .selectDistinct({ id: employee.id, name, sorted: sql`${name} collate "sq-x-icu"` })
    .from(budgetLineShare)
    .innerJoin(employee, eq(employee.id, budgetLineShare.employeeId))
    .where(and(countedShares(ctx), eq(budgetLineShare.checked, true), inArray(budgetLineShare.budgetLineId, [...lineIds])))
    .orderBy(sql`3`, employee.id);
  return rows.map((row) => row.name);
}
