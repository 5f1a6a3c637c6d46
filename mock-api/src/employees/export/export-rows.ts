import { type EmployeeStatus, SalaryPaymentType } from '@paga/contract/shapes';
import { toEuro } from '@paga/payroll';
import { and, eq, sql } from 'drizzle-orm';
import { sector } from '#company/table.ts';
import type { Context } from '#http/context.ts';
import { found } from '#http/domain-error.ts';
import { grossOfLines, projectPay } from '#projects/project-pay.ts';
import { byEmployee } from '../by-employee.ts';
import { byName, inTab, matching } from '../of-company.ts';
import { employee, employeeSector } from '../table.ts';
import { type Terms, termsInForce } from '../terms.ts';

/** What the export shows of an employee beside the person's own row: the terms in force today, the gross in euro, and the sectors. */
export type ExportRow = typeof employee.$inferSelect & Terms & { grossSalary: number | null; sectorNames: string };

/** The employees of a tab and a search, however many, in a few reads. */
export async function exportRows(
  ctx: Context,
  { status, filterEmployees }: { status: 0 | EmployeeStatus; filterEmployees?: string },
): Promise<ExportRow[]> {
  const people = await ctx.tx
    .select()
    .from(employee)
    .where(and(inTab(ctx, status), matching(filterEmployees)))
    .orderBy(...byName());
  const terms = byEmployee(await ctx.tx.select().from(termsInForce(ctx, ctx.today)));
  const sectors = await ctx.tx
    .select({ employeeId: employeeSector.employeeId, names: sql<string>`string_agg(${sector.name}, ', ' order by ${sector.name})` })
    .from(employeeSector)
    .innerJoin(sector, eq(sector.id, employeeSector.sectorId))
    .where(eq(employeeSector.tenantId, ctx.companyId))
    .groupBy(employeeSector.employeeId);
  const sectorsOf = new Map(sectors.map(({ employeeId, names }) => [employeeId, names]));
  const isByProject = (type: SalaryPaymentType) => type === SalaryPaymentType.project;
  const paid = [...terms.values()].some(([row]) => row && isByProject(row.salaryPaymentType)) ? await projectPay(ctx) : undefined;
  return people.map((person) => {
    const current = found(terms.get(person.id)?.[0]);
    const cents = isByProject(current.salaryPaymentType) ? grossOfLines(paid?.get(person.id)) : current.baseCents;
    return { ...current, ...person, grossSalary: toEuro(cents), sectorNames: sectorsOf.get(person.id) ?? '' };
  });
}
