import type { NewEmployee } from '@paga/contract/employees';
import { PAY_TERMS } from '@paga/contract/employees/pay-terms';
import { inForce, toCents } from '@paga/payroll';
import { and, asc, eq, sql } from 'drizzle-orm';
import { employmentTerms } from '#company/people/table.ts';
import { type InCompany, own } from '#core/db/own-rows.ts';
import { found } from '#core/domain-error.ts';

/** A stored row of terms. */
export type DatedTerms = typeof employmentTerms.$inferSelect;

/** What a row of terms says, without whose it is and since when. Decimals are texts, as the database keeps them. */
export type Terms = Omit<
  DatedTerms,
  'id' | 'tenantId' | 'employeeId' | 'validFrom' | 'createdBy' | 'createdAt'
>;

/** The fields of terms, in the order in which a history tells them: the gross stands in cents. */
export const TERMS_FIELDS: readonly (keyof Terms)[] = PAY_TERMS.map((field) =>
  field === 'bruttoSalary' ? 'baseCents' : field,
);

/** Fields that are decimal texts: 5 and 5.0000 are the same. */
export const DECIMAL_TERMS: ReadonlySet<keyof Terms> = new Set([
  'pricePerHour',
  'contributePercentage',
  'employerContributePercentage',
  'workingHoursPerMonth',
  'healthInsurancePercentage',
]);

const decimal = (value: number | null | undefined) =>
  value === null || value === undefined ? null : `${value}`;

/** The terms that a person's form says. */
export function termsOfForm(person: NewEmployee): Terms {
  return {
    salaryPaymentType: person.salaryPaymentType,
    baseCents: toCents(person.bruttoSalary ?? 0),
    pricePerHour: decimal(person.pricePerHour),
    employerTier: person.employerTier,
    employmentType: person.employmentType,
    noTaxes: person.noTaxes,
    hasContributions: person.hasContributions,
    contributePercentage: decimal(person.contributePercentage),
    employerContributePercentage: decimal(person.employerContributePercentage),
    workingHoursPerMonth: decimal(person.workingHoursPerMonth),
    healthInsurance: person.healthInsurance,
    healthInsurancePercentage: decimal(person.healthInsurancePercentage),
    familyMembers: [...person.familyMembers].sort(
      (one, other) => one.familyMemberType - other.familyMemberType,
    ),
  };
}

/** The terms in force on a day: the newest that have come, before the first day the first. `rows` may stand in any order. */
export function termsOn<Row extends { validFrom: string }>(rows: readonly Row[], day: string): Row {
  const first = rows.reduce<Row | undefined>(
    (least, row) => (least && least.validFrom <= row.validFrom ? least : row),
    undefined,
  );
  return found(inForce(rows, day) ?? first);
}

/** The terms of an employee over time, the oldest first. */
export function termsOf(ctx: InCompany, employeeId: number): Promise<DatedTerms[]> {
  return ctx.tx
    .select()
    .from(employmentTerms)
    .where(and(own(ctx, employmentTerms), eq(employmentTerms.employeeId, employeeId)))
    .orderBy(asc(employmentTerms.validFrom));
}

/** Everybody's terms in force on a day, one row an employee, to be joined as `terms`. */
export function termsInForce(ctx: InCompany, day: string) {
  const { employeeId, validFrom } = employmentTerms;
  const come = sql`${validFrom} <= ${day}::date`;
  return ctx.tx
    .selectDistinctOn([employeeId])
    .from(employmentTerms)
    .where(own(ctx, employmentTerms))
    .orderBy(employeeId, sql`(${come}) desc, case when ${come} then ${validFrom} end desc, ${validFrom}`)
    .as('terms');
}
