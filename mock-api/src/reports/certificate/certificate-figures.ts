import { fullName } from '@paga/contract/full-name';
import type { EmployeeCertificate, TenantReportData } from '@paga/contract/reports/employee';
import { DraftStatus } from '@paga/contract/shapes';
import { toEuro } from '@paga/payroll';
import { and, eq, isNull, or, sql, sum } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { salary, salaryPeriod } from '#company/months/table.ts';
import { employee } from '#company/people/table.ts';
import { scoped } from '#core/db/scoped-rows.ts';
import { tenant } from '#core/db/table.ts';
import { found } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { byName, isHead } from '#payroll/rows/month-rows.ts';

const euro = (column: PgColumn) => sum(column).mapWith((cents) => toEuro(Number(cents)));

/** The employer of a certificate. */
export type Employer = Omit<TenantReportData, 'employees'>;

/** The employer's part, and the key of the logo. */
export async function certificateEmployer(
  ctx: Context,
): Promise<{ employer: Employer; logo: string | null }> {
  const { name, businessNumber, address, phone, authorizedPerson, logo } = tenant;
  const [row] = await ctx.tx
    .select({ name, businessNumber, address, phone, authorizedPerson, logo })
    .from(tenant)
    .where(eq(tenant.id, ctx.companyId));
  const company = found(row);
  const employer = {
    tenantName: company.name,
    NRB: company.businessNumber,
    tenantAddress: company.address,
    tenantPhone: company.phone,
    authorizedPerson: company.authorizedPerson,
  };
  return { employer, logo: company.logo };
}

/** The employer's part, and everybody a certificate can be about: who works there, and who has left or was deleted but has been paid. */
export async function tenantCertificate(ctx: Context): Promise<TenantReportData> {
  const paid = sql`exists (select 1 from ${salary} where ${and(scoped(ctx, salary), eq(salary.employeeId, employee.id))})`;
  const present = and(isNull(employee.deletedAt), eq(employee.draftStatus, DraftStatus.undrafted));
  const people = await ctx.tx
    .select({
      id: employee.id,
      firstName: employee.firstName,
      lastName: employee.lastName,
      until: employee.expirationContract,
    })
    .from(employee)
    .where(and(scoped(ctx, employee), or(present, paid)));
  const { employer } = await certificateEmployer(ctx);
  return {
    ...employer,
    employees: people
      .map(({ id, until, ...person }) => ({
        id,
        name: fullName(person),
        left: until !== null && until < ctx.today ? until : null,
      }))
      .sort((one, other) => byName.compare(one.name, other.name)),
  };
}

/** Sums over the months of a year in which something was calculated for somebody. */
const sumsOf = (ctx: Context, employeeId: number, year: number) =>
  ctx.tx
    .select({
      months: sql`count(*)`.mapWith(Number).as('months'),
      bruto: euro(salary.totalBrutto).as('bruto'),
      totalPersonalContribute: euro(salary.contributionEmployee).as('personal'),
      totalEmployerContribute: euro(salary.contributionEmployer).as('employer'),
      totalTaxes: euro(salary.tax).as('taxes'),
      totalExtras: euro(salary.additions).as('extras'),
      totalNetto: euro(salary.netto).as('net'),
    })
    .from(salary)
    .innerJoin(salaryPeriod, eq(salaryPeriod.id, salary.periodId))
    .where(and(scoped(ctx, salary), eq(salary.employeeId, employeeId), eq(salaryPeriod.year, year), isHead))
    .as('sums');

/** The employee's part with the name. */
export async function employeeCertificate(
  ctx: Context,
  employeeId: number,
  year: number,
): Promise<EmployeeCertificate & { name: string }> {
  const { firstName, lastName, personalNumber, address, phone } = employee;
  const sums = sumsOf(ctx, employeeId, year);
  const { months, bruto, totalPersonalContribute, totalEmployerContribute } = sums;
  const { totalTaxes, totalExtras, totalNetto } = sums;
  const [row] = await ctx.tx
    .select({
      person: { firstName, lastName },
      contact: { personalNumber, address, phone },
      months,
      figures: {
        ...{ bruto, totalPersonalContribute, totalEmployerContribute },
        ...{ totalTaxes, totalExtras, totalNetto },
      },
    })
    .from(employee)
    .crossJoin(sums)
    .where(and(scoped(ctx, employee), eq(employee.id, employeeId)));
  const { person, contact, figures, ...read } = found(row);
  return {
    name: fullName(person),
    ...contact,
    year,
    months: read.months,
    bruto: figures.bruto ?? 0,
    totalPersonalContribute: figures.totalPersonalContribute ?? 0,
    totalEmployerContribute: figures.totalEmployerContribute ?? 0,
    totalTaxes: figures.totalTaxes ?? 0,
    totalExtras: figures.totalExtras ?? 0,
    totalNetto: figures.totalNetto ?? 0,
  };
}
