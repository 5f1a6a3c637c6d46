import { fullName } from '@paga/contract/full-name';
import type { EmployeeCertificate, TenantReportData } from '@paga/contract/reports';
import { byAmount, CERTIFICATE_AMOUNTS, type CertificateAmount } from '@paga/contract/reports/amounts';
import { DraftStatus } from '@paga/contract/shapes';
import { toEuro } from '@paga/payroll';
import { and, eq, isNull, or, sql, sum } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { planned } from '#core/db/planned.ts';
import { scoped } from '#core/db/scoped-rows.ts';
import { tenant } from '#core/db/table.ts';
import type { Database } from '#core/db/transaction.ts';
import { found } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { salary, salaryPeriod } from '#months/public.ts';
import { byName, isHead } from '#payroll/public.ts';
import { employee } from '#people/public.ts';

const euro = (column: PgColumn) => sum(column).mapWith((cents) => toEuro(Number(cents)));

/** The employer of a certificate. */
export type Employer = Omit<TenantReportData, 'employees'>;

/** The employer's part of a certificate, as columns. */
export const employerColumns = {
  tenantName: tenant.name,
  NRB: tenant.businessNumber,
  tenantAddress: tenant.address,
  tenantPhone: tenant.phone,
  authorizedPerson: tenant.authorizedPerson,
};

async function employerOf(ctx: Context): Promise<Employer> {
  const [row] = await ctx.tx.select(employerColumns).from(tenant).where(eq(tenant.id, ctx.companyId));
  return found(row);
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
  return {
    ...(await employerOf(ctx)),
    employees: people
      .map(({ id, until, ...person }) => ({
        id,
        name: fullName(person),
        left: until !== null && until < ctx.today ? until : null,
      }))
      .sort((one, other) => byName.compare(one.name, other.name)),
  };
}

const asked = {
  company: sql.placeholder('company'),
  employeeId: sql.placeholder('employeeId'),
  year: sql.placeholder('year'),
};

const COLUMNS = {
  bruto: salary.totalBrutto,
  totalPersonalContribute: salary.contributionEmployee,
  totalEmployerContribute: salary.contributionEmployer,
  totalTaxes: salary.tax,
  totalExtras: salary.additions,
  totalInsurance: salary.prime,
  totalDeductions: salary.deductions,
  totalNetto: salary.netto,
} as const satisfies Record<CertificateAmount, PgColumn>;

/** Sums over the months of a year in which something was calculated for somebody. */
const sumsOf = (db: Pick<Database, 'select'>) =>
  db
    .select({
      months: sql`count(*)`.mapWith(Number).as('months'),
      openMonths: sql<
        number[]
      >`coalesce(array_agg(${salaryPeriod.month} order by ${salaryPeriod.month}) filter (where ${salaryPeriod.closedAt} is null), '{}')`.as(
        'open_months',
      ),
      ...byAmount(CERTIFICATE_AMOUNTS, (amount) => euro(COLUMNS[amount]).as(amount)),
    })
    .from(salary)
    .innerJoin(salaryPeriod, eq(salaryPeriod.id, salary.periodId))
    .where(
      and(
        eq(salary.tenantId, asked.company),
        eq(salary.employeeId, asked.employeeId),
        eq(salaryPeriod.year, asked.year),
        isHead,
      ),
    )
    .as('sums');

const rowOfCertificate = planned('certificate', (db) => {
  const { firstName, lastName, personalNumber, address, phone } = employee;
  const sums = sumsOf(db);
  return db
    .select({
      person: { firstName, lastName },
      contact: { personalNumber, address, phone },
      months: sums.months,
      openMonths: sums.openMonths,
      figures: byAmount(CERTIFICATE_AMOUNTS, (amount) => sums[amount]),
      employer: employerColumns,
      logo: tenant.logo,
    })
    .from(employee)
    .innerJoin(tenant, eq(tenant.id, employee.tenantId))
    .crossJoin(sums)
    .where(and(eq(employee.tenantId, asked.company), eq(employee.id, asked.employeeId)));
});

/** What a certificate says: the employee's part with the name, the employer's, and the key of the logo. */
export type CertificateFacts = {
  person: EmployeeCertificate & { name: string };
  employer: Employer;
  logo: string | null;
};

/** All that a certificate says, in one round trip. */
export async function certificateFacts(
  { tx, companyId }: Context,
  employeeId: number,
  year: number,
): Promise<CertificateFacts> {
  const [row] = await rowOfCertificate(tx, { company: companyId, employeeId, year });
  const { person, contact, figures, employer, logo, months, openMonths } = found(row);
  return {
    person: {
      name: fullName(person),
      ...contact,
      ...{ year, months, openMonths },
      ...byAmount(CERTIFICATE_AMOUNTS, (amount) => figures[amount] ?? 0),
    },
    employer,
    logo,
  };
}
