import { SalaryPaymentType } from '@paga/contract/shapes';
import { monthEnd, monthStart } from '@paga/payroll';
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import type { Context } from '#core/http/context.ts';
import { employee, employmentTerms } from '#people/table.ts';
import { budgetLineShare } from './table.ts';

/** A company and the day on which its shares are asked for. `thenOnly`: for the pay of that month, to which nobody belongs who is paid by project only later. */
export type OnDay = InCompany & Pick<Context, 'today'> & { thenOnly?: true };

/** Employees paid by project in the month of the day, started or not; unless `thenOnly` also those who are from a later day on. */
export function paidByProject(ctx: OnDay): SQL {
  const [year = 0, month = 0] = ctx.today.split('-').map(Number);
  const [then, later, earlier] = [sql.raw('"then"'), sql.raw('"later"'), sql.raw('"earlier"')];
  // The first terms are in force from the start of the contract: a share counts before somebody has started.
  const come = ctx.thenOnly
    ? sql`and (${then}."validFrom" <= ${monthEnd(year, month)} or not exists (
        select 1 from ${employmentTerms} ${earlier}
        where ${earlier}."tenantId" = ${ctx.companyId} and ${earlier}."employeeId" = ${then}."employeeId"
          and ${earlier}."validFrom" < ${then}."validFrom"))`
    : sql``;
  return sql`exists (
    select 1 from ${employmentTerms} ${then}
    where ${then}."tenantId" = ${ctx.companyId} and ${then}."employeeId" = ${employee.id} and ${then}."salaryPaymentType" = ${SalaryPaymentType.project}
      ${come} and not exists (
        select 1 from ${employmentTerms} ${later}
        where ${later}."tenantId" = ${ctx.companyId} and ${later}."employeeId" = ${then}."employeeId"
          and ${later}."validFrom" > ${then}."validFrom" and ${later}."validFrom" <= ${monthStart(year, month)}))`;
}

/** Shares that count: of employees who are paid by project and not deleted. A line that is not ticked takes nothing. */
export function countedShares(ctx: OnDay): SQL | undefined {
  return and(
    scoped(ctx, budgetLineShare),
    scoped(ctx, employee),
    isNull(employee.deletedAt),
    paidByProject(ctx),
  );
}

/** The whole name, as it is shown. */
export const personName = sql<string>`${employee.firstName} || ' ' || ${employee.lastName}`;

/** What the employees of a budget line take of it together, as an exact decimal, and how many they are. */
type LineUse = { budgetLineId: number; assigned: string; employees: number };

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
  const rows = await ctx.tx
    .selectDistinct({ id: employee.id, name: personName, sorted: sql`${personName} collate "sq-x-icu"` })
    .from(budgetLineShare)
    .innerJoin(employee, eq(employee.id, budgetLineShare.employeeId))
    .where(
      and(
        countedShares(ctx),
        eq(budgetLineShare.checked, true),
        inArray(budgetLineShare.budgetLineId, [...lineIds]),
      ),
    )
    .orderBy(sql`3`, employee.id);
  return rows.map((row) => row.name);
}
