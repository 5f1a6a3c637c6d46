import { type EmployeeStatus, SalaryPaymentType } from '@paga/contract/shapes';
import { toEuro } from '@paga/payroll';
import { and, desc, eq, lte, sql } from 'drizzle-orm';
import { sector } from '#company/table.ts';
import type { Context } from '#http/context.ts';
import { grossOfLines, projectPay } from '#projects/project-pay.ts';
import { byName, inTab, matching } from '../of-company.ts';
import { employee, employeeSector, salaryBase } from '../table.ts';

/** What the export shows of an employee beside the person's own row: the base in force today in euro, and the sectors. */
export type ExportRow = typeof employee.$inferSelect & { grossSalary: number | null; sectorNames: string };

/** The employees of a tab and a search, however many, in three reads. */
export async function exportRows(
  ctx: Context,
  { status, filterEmployees }: { status: 0 | EmployeeStatus; filterEmployees?: string },
): Promise<ExportRow[]> {
  const people = await ctx.tx
    .select()
    .from(employee)
    .where(and(inTab(ctx, status), matching(filterEmployees)))
    .orderBy(...byName());
  const bases = await ctx.tx
    .selectDistinctOn([salaryBase.employeeId], { employeeId: salaryBase.employeeId, baseCents: salaryBase.baseCents })
    .from(salaryBase)
    .where(and(eq(salaryBase.tenantId, ctx.companyId), lte(salaryBase.validFrom, ctx.today)))
    .orderBy(salaryBase.employeeId, desc(salaryBase.validFrom));
  const sectors = await ctx.tx
    .select({ employeeId: employeeSector.employeeId, names: sql<string>`string_agg(${sector.name}, ', ' order by ${sector.name})` })
    .from(employeeSector)
    .innerJoin(sector, eq(sector.id, employeeSector.sectorId))
    .where(eq(employeeSector.tenantId, ctx.companyId))
    .groupBy(employeeSector.employeeId);
  const baseOf = new Map(bases.map(({ employeeId, baseCents }) => [employeeId, baseCents]));
  const sectorsOf = new Map(sectors.map(({ employeeId, names }) => [employeeId, names]));
  const byProject = people.some(({ salaryPaymentType }) => salaryPaymentType === SalaryPaymentType.project);
  const paid = byProject ? await projectPay(ctx) : undefined;
  return people.map((person) => {
    const cents = person.salaryPaymentType === SalaryPaymentType.project ? grossOfLines(paid?.get(person.id)) : baseOf.get(person.id);
    return { ...person, grossSalary: cents === undefined ? null : toEuro(cents), sectorNames: sectorsOf.get(person.id) ?? '' };
  });
}
