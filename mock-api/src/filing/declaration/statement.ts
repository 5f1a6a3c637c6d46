import type { AuthorityPayment, StatementFigures } from '@paga/contract/filing';
import { toEuro } from '@paga/payroll';
import { and, eq } from 'drizzle-orm';
import type { CalendarMonth } from '#core/calendar-month.ts';
import { scoped } from '#core/db/scoped-rows.ts';
import { tenant } from '#core/db/table.ts';
import { found } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import type { Declared } from '#reports/public.ts';
import { declarationDue } from '../month/deadlines.ts';
import { paymentReference } from '../table.ts';

type Amount = 'gross' | 'employee' | 'employer' | 'employeeSupplement' | 'employerSupplement' | 'tax';

const cents = (rows: readonly Declared[], name: Amount) => rows.reduce((sum, row) => sum + row[name], 0);

/** What is owed to the tax administration of some rows, in cents. */
export function owedOf(rows: readonly Declared[]): { contribution: number; tax: number } {
  const parts = ['employee', 'employer', 'employeeSupplement', 'employerSupplement'] as const;
  return {
    contribution: parts.reduce((sum, name) => sum + cents(rows, name), 0),
    tax: cents(rows, 'tax'),
  };
}

/** Taxable pay of some rows: gross less what they contribute themselves. */
export const taxableCents = (rows: readonly Declared[]): number =>
  cents(rows, 'gross') - cents(rows, 'employee') - cents(rows, 'employeeSupplement');

/** The figures of the monthly statement, sums of the rows that are declared. */
export function statementFigures(rows: readonly Declared[]): StatementFigures {
  const taxed = rows.filter(({ taxes }) => taxes);
  const contributing = rows.filter(({ contributions }) => contributions);
  return {
    people: rows.length,
    primary: rows.filter(({ primary }) => primary).length,
    secondary: rows.filter(({ primary }) => !primary).length,
    gross: toEuro(cents(rows, 'gross')),
    taxedPeople: taxed.length,
    taxedGross: toEuro(cents(taxed, 'gross')),
    taxableSalary: toEuro(taxableCents(taxed)),
    tax: toEuro(cents(rows, 'tax')),
    contributors: contributing.length,
    contributionGross: toEuro(cents(contributing, 'gross')),
    employeeContribution: toEuro(cents(rows, 'employee')),
    employerContribution: toEuro(cents(rows, 'employer')),
    employeeSupplement: toEuro(cents(rows, 'employeeSupplement')),
    employerSupplement: toEuro(cents(rows, 'employerSupplement')),
    contributions: toEuro(owedOf(rows).contribution),
  };
}

/** Both payments of a month as they are typed at the bank. References are what people typed, never ours. */
export async function authorityPayments(
  ctx: Context,
  { year, month }: CalendarMonth,
  { periodId, rows }: { periodId: number; rows: readonly Declared[] },
): Promise<AuthorityPayment[]> {
  const { name, businessNumber } = tenant;
  const [company] = await ctx.tx
    .select({ name, businessNumber })
    .from(tenant)
    .where(eq(tenant.id, ctx.companyId));
  const references = await ctx.tx
    .select()
    .from(paymentReference)
    .where(and(scoped(ctx, paymentReference), eq(paymentReference.periodId, periodId)));
  const owed = owedOf(rows);
  return (['contribution', 'tax'] as const).map((kind) => ({
    kind,
    payer: found(company).name,
    businessNumber: found(company).businessNumber,
    ...{ month, year },
    amount: toEuro(owed[kind]),
    deadline: declarationDue({ year, month }),
    reference: references.find((one) => one.kind === kind)?.reference ?? null,
  }));
}
