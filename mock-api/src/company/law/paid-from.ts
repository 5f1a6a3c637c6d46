import { EmployerTier } from '@paga/contract/shapes';
import { and, eq, isNotNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { inEachCompany } from '#core/db/each-company.ts';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import type { Tx } from '#core/db/transaction.ts';
import { DomainError } from '#core/domain-error.ts';
import { salary, salaryBasis, salaryPeriod } from '#months/table.ts';

/** Whether the company paid a salary whose calculation stood on this: its month is closed, or its payment date has come. */
export async function isPaidFrom(ctx: InCompany, today: string, basis: SQL): Promise<boolean> {
  const rows = await ctx.tx
    .select({ id: salary.id })
    .from(salaryPeriod)
    .innerJoin(salary, eq(salary.periodId, salaryPeriod.id))
    .innerJoin(salaryBasis, eq(salaryBasis.id, salary.basisId))
    .where(
      and(
        scoped(ctx, salaryPeriod),
        scoped(ctx, salary),
        scoped(ctx, salaryBasis),
        or(isNotNull(salaryPeriod.closedAt), lte(salaryPeriod.paymentDate, today)),
        basis,
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** `TABLE_IN_USE` at the date, for values from which salaries were already paid. */
export const inUse = (path: string) =>
  new DomainError('TABLE_IN_USE', {
    fields: [
      { path, code: 'TABLE_IN_USE', message: 'Salaries were already paid from the values of this date.' },
    ],
  });

/** Throws `TABLE_IN_USE` when any company paid salaries of the table's tier from it. */
export async function requireUnpaid(
  tx: Tx,
  { id, tier }: { id: number; tier: number },
  today: string,
): Promise<void> {
  const list = tier === EmployerTier.primary ? 'wageTaxPrimary' : 'wageTaxSecondary';
  const wanted = JSON.stringify([{ id: `wage-tax-${id}` }]);
  const basis = sql`${salary.employerTier} = ${tier} and ${salaryBasis.content} -> 'period' -> 'tables' -> ${list}::text @> ${wanted}::jsonb`;
  await inEachCompany(tx, async (ctx) => {
    if (await isPaidFrom(ctx, today, basis)) throw inUse('validFrom');
  });
}
