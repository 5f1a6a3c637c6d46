import { type Employee, factsOf, type NewEmployee, type TermsField } from '@paga/contract/employees';
import { PAY_TERMS } from '@paga/contract/employees/pay-terms';
import { inForce, toCents } from '@paga/payroll';
import { and, asc, eq, sql } from 'drizzle-orm';
import { arrayLiteral } from '#core/db/array-literal.ts';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { found } from '#core/domain-error.ts';
import { byEmployee } from '../rows/by-employee.ts';
import { employmentTerms } from '../table.ts';

/** A stored row of terms. */
export type DatedTerms = typeof employmentTerms.$inferSelect;

/** What a row of terms says, without whose it is and since when. Decimals are texts, as the database keeps them. */
export type Terms = Omit<
  DatedTerms,
  'id' | 'tenantId' | 'employeeId' | 'validFrom' | 'createdBy' | 'createdAt'
>;

/** The column of a field of the form: the gross stands in cents. */
const columnOf = (field: TermsField): keyof Terms => (field === 'bruttoSalary' ? 'baseCents' : field);

/** The fields of terms, in the order in which the history lists them. */
export const TERMS_FIELDS: readonly (keyof Terms)[] = PAY_TERMS.map(columnOf);

const isDecimal = (field: TermsField) => ['number', 'percentage'].includes(factsOf(field).kind);

/** Fields that are decimal texts: 5 and 5.0000 are the same. */
export const DECIMAL_TERMS: ReadonlySet<keyof Terms> = new Set(PAY_TERMS.filter(isDecimal).map(columnOf));

function stored(field: TermsField, person: NewEmployee): unknown {
  const value = person[field] ?? null;
  if (field === 'bruttoSalary') return toCents(person.bruttoSalary ?? 0);
  if (field === 'familyMembers')
    return [...person.familyMembers].sort((one, other) => one.familyMemberType - other.familyMemberType);
  return isDecimal(field) && value !== null ? `${value}` : value;
}

/** The terms that a person's form says. */
export function termsOfForm(person: NewEmployee): Terms {
  return Object.fromEntries(PAY_TERMS.map((field) => [columnOf(field), stored(field, person)])) as Terms;
}

type WireTerms = Pick<Employee, Exclude<TermsField, 'bruttoSalary'>>;

/** Terms in the shape of the wire, without the gross. */
export function wireTerms(terms: Terms): WireTerms {
  const fields = TERMS_FIELDS.filter((field) => field !== 'baseCents').map((field) => {
    const value = terms[field];
    return [field, DECIMAL_TERMS.has(field) && value !== null ? Number(value) : value];
  });
  return Object.fromEntries(fields) as WireTerms;
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
    .where(and(scoped(ctx, employmentTerms), eq(employmentTerms.employeeId, employeeId)))
    .orderBy(asc(employmentTerms.validFrom));
}

/** The terms of these employees over time, the oldest first, by employee. */
export async function termsOfMany(
  ctx: InCompany,
  ids: readonly number[],
): Promise<Map<number, DatedTerms[]>> {
  const { employeeId, validFrom } = employmentTerms;
  const rows = await ctx.tx
    .select()
    .from(employmentTerms)
    .where(and(scoped(ctx, employmentTerms), sql`${employeeId} = any(${arrayLiteral(ids)}::bigint[])`))
    .orderBy(asc(validFrom));
  return byEmployee(rows);
}

/** Everybody's terms in force on a day, one row an employee, to be joined as `terms`. */
export function termsInForce(ctx: InCompany, day: string) {
  const { employeeId, validFrom } = employmentTerms;
  const come = sql`${validFrom} <= ${day}::date`;
  return ctx.tx
    .selectDistinctOn([employeeId])
    .from(employmentTerms)
    .where(scoped(ctx, employmentTerms))
    .orderBy(employeeId, sql`(${come}) desc, case when ${come} then ${validFrom} end desc, ${validFrom}`)
    .as('terms');
}
