import { getEmployee as call, type Employee, type EmployeeProject } from '@paga/contract/employees';
import { SalaryPaymentType } from '@paga/contract/shapes';
import { toEuro } from '@paga/payroll';
import { and, asc, eq } from 'drizzle-orm';
import { fileLink } from '#core/files/file-store.ts';
import type { Context } from '#core/http/context.ts';
import { read } from '#core/http/handler.ts';
import { namesOf } from '#core/user/names-of.ts';
import { netOfGross, netTermsOf } from '#months/public.ts';
import {
  type DatedTerms,
  type employee,
  employeeOf,
  employeeSector,
  insuranceOf,
  sector,
  termsOf,
  termsOn,
  wireTerms,
} from '#people/public.ts';
import { budgetLineShare } from '#projects/public.ts';
import { attachmentsOf } from '../files/attachments-of.ts';
import { projectGross } from '../shares/project-pay.ts';

type Row = typeof employee.$inferSelect;

/** One employee with everything that is saved, and what the salary comes to this month. */
export const getEmployee = read({
  call,
  run: async (ctx, { query }) => employeeAnswer(ctx, await employeeOf(ctx, query.employeeId)),
});

/** An employee as saved, with the terms in force today. */
export async function employeeAnswer(ctx: Context, row: Row): Promise<Employee> {
  const files = (await attachmentsOf(ctx, [row.id])).get(row.id) ?? [];
  const { tenantId, searchText, createdAt, deletedAt, updatedBy, ...own } = row;
  const history = await termsOf(ctx, row.id);
  const terms = termsOn(history, ctx.today);
  return {
    ...own,
    ...wireTerms(terms),
    userId: tenantId,
    photo: fileLink(row.photo),
    status: row.employeeStatus,
    ...(await salaryOf(ctx, row.id, terms)),
    unchangableBrutto: history[0] ? toEuro(history[0].baseCents) : null,
    validFrom: terms.validFrom,
    nextChange: history.find((later) => later.validFrom > ctx.today && later !== terms)?.validFrom ?? null,
    updatedAt: row.updatedAt?.toISOString() ?? null,
    updatedBy: (await namesOf(ctx, [updatedBy])).get(updatedBy ?? 0) ?? null,
    sectors: await sectorsOf(ctx, row.id),
    projectBudgetLines:
      terms.salaryPaymentType === SalaryPaymentType.project ? await projectsOf(ctx, row.id) : [],
    attachmentIds: files.map(({ attachmentId }) => attachmentId),
    attachments: files,
  };
}

async function salaryOf(ctx: Context, employeeId: number, terms: DatedTerms) {
  const hourly = terms.salaryPaymentType === SalaryPaymentType.hourly;
  const byProject = terms.salaryPaymentType === SalaryPaymentType.project;
  const bruttoSalary = hourly
    ? null
    : toEuro(byProject ? await projectGross(ctx, employeeId) : terms.baseCents);
  const insurance = insuranceOf(terms);
  const net =
    bruttoSalary === null
      ? null
      : netOfGross({ ...terms, grossSalary: bruttoSalary, insurance }, await netTermsOf(ctx));
  return {
    bruttoSalary,
    nettoSalary: net?.netSalary ?? null,
    tax: net?.tax ?? null,
    contribution: net?.contribution ?? null,
    healthInsuranceValue: insurance ? (net?.healthInsuranceValue ?? null) : null,
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
