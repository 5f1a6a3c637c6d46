import { EmployerTier } from '@paga/contract/shapes';
import { and, eq, isNotNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { PaidFrom } from '#company/public.ts';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { salary, salaryBasis, salaryPeriod } from './table.ts';

function standsOn(from: PaidFrom): SQL {
  if ('contribution' in from)
    return sql`${salaryBasis.content} -> 'settings' ->> 'contribution' = ${String(from.contribution)}`;
  const list = from.tier === EmployerTier.primary ? 'wageTaxPrimary' : 'wageTaxSecondary';
  const table = JSON.stringify([{ id: `wage-tax-${from.wageTax}` }]);
  return sql`${salary.employerTier} = ${from.tier} and ${salaryBasis.content} -> 'period' -> 'tables' -> ${list}::text @> ${table}::jsonb`;
}

/** Whether the company paid a salary whose calculation stood on this: its month is closed, or its payment date has come. */
export async function isPaidFrom(ctx: InCompany, today: string, from: PaidFrom): Promise<boolean> {
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
        standsOn(from),
      ),
    )
    .limit(1);
  return rows.length > 0;
}
