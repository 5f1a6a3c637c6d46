import { getEmployee as call, type Employee, type EmployeeProject } from '@paga/contract/employees';
import { HealthInsuranceOption, SalaryPaymentType } from '@paga/contract/shapes';
import { inForce, toEuro } from '@paga/payroll';
import { and, asc, eq } from 'drizzle-orm';
import { sector } from '../company/table.ts';
import type { Context } from '../http/context.ts';
import { read } from '../http/verb.ts';
import { projectGross } from '../projects/project-pay.ts';
import { attachmentsOf } from './attachments-of.ts';
import { familyKinds } from './family-kinds.ts';
import { netOfGross, netTermsOf } from './net-of-gross.ts';
import { employeeOf } from './of-company.ts';
import { salaryBasesOf } from './salary-bases-of.ts';
import { budgetLineShare, type employee, employeeSector, familyMember } from './table.ts';

type Row = typeof employee.$inferSelect;

/** One employee with everything that is saved, and what the salary comes to this month. */
export const getEmployee = read({ call, run: async (ctx, { query }) => employeeAnswer(ctx, await employeeOf(ctx, query.employeeId)) });

const number = (decimal: string | null) => (decimal === null ? null : Number(decimal));

async function employeeAnswer(ctx: Context, row: Row): Promise<Employee> {
  const files = (await attachmentsOf(ctx, [row.id])).get(row.id) ?? [];
  const familyMembers = await familyOf(ctx, row.id);
  const { tenantId, searchText, createdAt, deletedAt, ...own } = row;
  return {
    ...own,
    userId: tenantId,
    status: row.employeeStatus,
    contributePercentage: number(row.contributePercentage),
    employerContributePercentage: number(row.employerContributePercentage),
    workingHoursPerMonth: number(row.workingHoursPerMonth),
    healthInsurancePercentage: number(row.healthInsurancePercentage),
    ...(await salaryOf(ctx, row, familyMembers)),
    sectors: await sectorsOf(ctx, row.id),
    familyMembers,
    projectBudgetLines: await projectsOf(ctx, row.id),
    attachmentIds: files.map(({ attachmentId }) => attachmentId),
    attachments: files,
  };
}

async function salaryOf(ctx: Context, row: Row, family: Employee['familyMembers']) {
  const bases = await salaryBasesOf(ctx, row.id);
  const base = inForce(bases, ctx.today) ?? bases[0];
  const hourly = row.salaryPaymentType === SalaryPaymentType.hourly;
  const byProject = row.salaryPaymentType === SalaryPaymentType.project;
  const bruttoSalary = byProject ? toEuro(await projectGross(ctx, row.id)) : base && !hourly ? toEuro(base.baseCents) : null;
  const members = Object.fromEntries(family.map(({ familyMemberType, members: count }) => [familyKinds[familyMemberType], count]));
  const option = row.healthInsurance;
  const insurance =
    option === HealthInsuranceOption.none ? null : { option, employerPercentage: row.healthInsurancePercentage, family: members };
  const net = bruttoSalary === null ? null : netOfGross({ ...row, grossSalary: bruttoSalary, insurance }, await netTermsOf(ctx));
  return {
    bruttoSalary,
    nettoSalary: net?.netSalary ?? null,
    tax: net?.tax ?? null,
    contribution: net?.contribution ?? null,
    healthInsuranceValue: insurance ? (net?.healthInsuranceValue ?? null) : null,
    unchangableBrutto: bases[0] ? toEuro(bases[0].baseCents) : null,
    validFrom: base?.validFrom ?? null,
    pricePerHour: number(base?.pricePerHour ?? null),
  };
}

function sectorsOf({ tx, companyId }: Context, employeeId: number) {
  return tx
    .select({ id: sector.id, name: sector.name })
    .from(employeeSector)
    .innerJoin(sector, eq(sector.id, employeeSector.sectorId))
    .where(and(eq(employeeSector.tenantId, companyId), eq(employeeSector.employeeId, employeeId)))
    .orderBy(asc(sector.name));
}

function familyOf({ tx, companyId }: Context, employeeId: number) {
  return tx
    .select({ familyMemberType: familyMember.familyMemberType, members: familyMember.members })
    .from(familyMember)
    .where(and(eq(familyMember.tenantId, companyId), eq(familyMember.employeeId, employeeId)))
    .orderBy(asc(familyMember.familyMemberType));
}

async function projectsOf({ tx, companyId }: Context, employeeId: number): Promise<EmployeeProject[]> {
  const shares = await tx
    .select()
    .from(budgetLineShare)
    .where(and(eq(budgetLineShare.tenantId, companyId), eq(budgetLineShare.employeeId, employeeId)))
    .orderBy(asc(budgetLineShare.projectId), asc(budgetLineShare.id));
  const projects = new Map<number, EmployeeProject>();
  for (const { projectId, budgetLineId, checked, percentage } of shares) {
    const project = projects.get(projectId) ?? { projectId, budgetLines: [] };
    project.budgetLines.push({ budgetLineId, checked, percentage: Number(percentage) });
    projects.set(projectId, project);
  }
  return [...projects.values()];
}
