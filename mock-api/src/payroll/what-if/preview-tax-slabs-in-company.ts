import { previewTaxSlabsInCompany as call, type TaxedPerson } from '@paga/contract/payroll';
import { calculateSalary, type SalaryPeriod, toEuro, type WageTaxTable } from '@paga/payroll';
import { and, desc, eq, exists, gte, lt, sql } from 'drizzle-orm';
import { type Change, changeOf, onlyTable } from '#company/public.ts';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { found } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { read } from '#core/http/handler.ts';
import { engineInput } from '#months/public.ts';
import { salary, salaryPeriod } from '#months/table.ts';
import { asDomainError } from '../rows/compute.ts';
import { basesOfRows, ofPeriod } from '../rows/month-rows.ts';
import { figures } from './tax-preview.ts';

/** The newest month of the company that was calculated. */
async function newestMonth(ctx: InCompany) {
  const rows = ctx.tx
    .select({ one: sql`1` })
    .from(salary)
    .where(and(scoped(ctx, salary), eq(salary.periodId, salaryPeriod.id)));
  const [period] = await ctx.tx
    .select()
    .from(salaryPeriod)
    .where(and(scoped(ctx, salaryPeriod), exists(rows)))
    .orderBy(desc(salaryPeriod.year), desc(salaryPeriod.month))
    .limit(1);
  return period;
}

type Person = TaxedPerson & { cents: { before: number; after: number } };

/** The tax of everybody of the tier in a month, as it was calculated, under the old table and the new one. Nothing is stored. */
async function peopleOf(
  ctx: InCompany,
  periodId: number,
  { tier, fresh, before, tables }: Change,
): Promise<Person[]> {
  const rows = await ctx.tx
    .select()
    .from(salary)
    .where(and(ofPeriod(ctx, periodId), eq(salary.employerTier, tier)));
  const bases = await basesOfRows(ctx, rows);
  const periods = new Map<string, SalaryPeriod>();
  const periodUnder = (basisId: number, table: WageTaxTable): SalaryPeriod => {
    const key = `${basisId}/${table.id}`;
    const { period } = found(bases.get(basisId));
    const made = periods.get(key) ?? {
      ...period,
      paymentDate: fresh.validFrom,
      tables: onlyTable(tables, tier, table),
    };
    periods.set(key, made);
    return made;
  };
  return rows.map((row) => {
    const input = engineInput(found(bases.get(row.basisId)), row);
    try {
      const old = calculateSalary({ ...input, period: periodUnder(row.basisId, before) });
      const next = calculateSalary({ ...input, period: periodUnder(row.basisId, fresh) });
      const cents = { before: old.tax, after: next.tax };
      return {
        employeeId: row.employeeId,
        name: row.name,
        ...figures(next.totalBrutto, old.tax, next.tax),
        cents,
      };
    } catch (error) {
      throw asDomainError(error, row.employeeId);
    }
  });
}

function monthsPaid(ctx: Context, { fresh, until }: Change) {
  return ctx.tx
    .select()
    .from(salaryPeriod)
    .where(
      and(
        scoped(ctx, salaryPeriod),
        gte(salaryPeriod.paymentDate, fresh.validFrom),
        until === null ? undefined : lt(salaryPeriod.paymentDate, until),
      ),
    )
    .orderBy(salaryPeriod.year, salaryPeriod.month);
}

export const previewTaxSlabsInCompany = read({
  call,
  run: async (ctx, { body }) => {
    const change = await changeOf(ctx, body);
    const month = await newestMonth(ctx);
    const people = month ? await peopleOf(ctx, month.id, change) : [];
    const before = people.reduce((sum, person) => sum + person.cents.before, 0);
    const after = people.reduce((sum, person) => sum + person.cents.after, 0);
    return {
      basedOn: month ? { month: month.month, year: month.year } : null,
      people: people.length,
      before: toEuro(before),
      after: toEuro(after),
      difference: toEuro(after - before),
      affected: people
        .filter(({ cents }) => cents.before !== cents.after)
        .map(({ cents: _cents, ...person }) => person)
        .sort((one, other) => one.name.localeCompare(other.name, 'sq')),
      months: (await monthsPaid(ctx, change)).map(({ month, year, paymentDate, closedAt }) => ({
        month,
        year,
        paymentDate,
        closed: closedAt !== null,
      })),
    };
  },
});
