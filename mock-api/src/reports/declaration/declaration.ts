import { splitFullName } from '@paga/contract/employees';
import type { DeclarationRow } from '@paga/contract/reports/declaration';
import { EmployerTier } from '@paga/contract/shapes';
import { declaredContribution, toEuro } from '@paga/payroll';
import { and, eq, sql } from 'drizzle-orm';
import type { CalendarMonth } from '#core/calendar-month.ts';
import { scoped } from '#core/db/scoped-rows.ts';
import type { Context } from '#core/http/context.ts';
import { mapInTurns } from '#core/turns.ts';
import { salary, salaryPeriod } from '#months/public.ts';
import { inOrderOfNames, isHead } from '#payroll/public.ts';

/** One person of the declaration to the tax administration, in cents: contributions up to 5 % of the gross, and what is above as supplementary. */
export type Declared = {
  employeeId: number;
  name: string;
  firstName: string;
  lastName: string;
  personalNumber: string | null;
  gross: number;
  employee: number;
  employer: number;
  employeeSupplement: number;
  employerSupplement: number;
  primary: boolean;
  contributions: boolean;
  taxes: boolean;
  tax: number;
  netto: number;
};

/** Everybody of a month as they are declared, in the order of the names (rules §7). */
export async function declaredOf(ctx: Context, { year, month }: CalendarMonth): Promise<Declared[]> {
  const flag = (name: 'hasContributions' | 'noTaxes') =>
    sql<boolean | null>`(${salary.inputs} ->> ${name})::boolean`;
  const rows = await ctx.tx
    .select({
      employeeId: salary.employeeId,
      name: salary.name,
      personalNumber: salary.personalNumber,
      tier: salary.employerTier,
      gross: salary.totalBrutto,
      contributionEmployee: salary.contributionEmployee,
      contributionEmployer: salary.contributionEmployer,
      hasContributions: flag('hasContributions'),
      noTaxes: flag('noTaxes'),
      tax: salary.tax,
      netto: salary.netto,
    })
    .from(salary)
    .innerJoin(salaryPeriod, eq(salaryPeriod.id, salary.periodId))
    .where(and(scoped(ctx, salary), eq(salaryPeriod.year, year), eq(salaryPeriod.month, month), isHead))
    .orderBy(...inOrderOfNames);
  return mapInTurns(rows, declared);
}

type Row = {
  employeeId: number;
  name: string;
  personalNumber: string;
  tier: EmployerTier;
  gross: number;
  contributionEmployee: number;
  contributionEmployer: number;
  hasContributions: boolean | null;
  noTaxes: boolean | null;
  tax: number;
  netto: number;
};

function declared({
  contributionEmployee,
  contributionEmployer,
  tier,
  hasContributions,
  noTaxes,
  ...row
}: Row): Declared {
  const [firstName, lastName] = splitFullName(row.name);
  const employee = declaredContribution(row.gross, contributionEmployee);
  const employer = declaredContribution(row.gross, contributionEmployer);
  return {
    ...row,
    firstName,
    lastName,
    personalNumber: row.personalNumber || null,
    employee: employee.obligatory,
    employer: employer.obligatory,
    employeeSupplement: employee.supplementary,
    employerSupplement: employer.supplementary,
    primary: tier === EmployerTier.primary,
    contributions: hasContributions !== false,
    taxes: noTaxes !== true,
  };
}

/** The row of the screen: both parts of each contribution together. */
export function declarationRow(row: Declared): DeclarationRow {
  return {
    employeeId: row.employeeId,
    firstName: row.firstName,
    lastName: row.lastName,
    personalNumber: row.personalNumber,
    gross: toEuro(row.gross),
    personalContribute: toEuro(row.employee + row.employeeSupplement),
    employerContribute: toEuro(row.employer + row.employerSupplement),
    personalSupplement: toEuro(row.employeeSupplement),
    employerSupplement: toEuro(row.employerSupplement),
    primaryWorkplace: row.primary,
    contributesIncluded: row.contributions,
    hasTaxes: row.taxes,
  };
}
