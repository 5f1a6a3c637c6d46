import { getPayHistory as call } from '@paga/contract/payroll';
import { toEuro } from '@paga/payroll';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { scoped } from '#core/db/scoped-rows.ts';
import { found } from '#core/domain-error.ts';
import { read } from '#core/http/handler.ts';
import { salary, salaryPeriod, salaryVersion } from '#months/public.ts';
import { employee } from '#people/public.ts';

/** The calculated months of an employee, the newest first. */
export const getPayHistory = read({
  call,
  run: async (ctx, { query: { employeeId } }) => {
    const [person] = await ctx.tx
      .select({ id: employee.id })
      .from(employee)
      .where(and(scoped(ctx, employee), eq(employee.id, employeeId)));
    found(person);
    const rows = await ctx.tx
      .select({
        salaryId: salary.id,
        month: salaryPeriod.month,
        year: salaryPeriod.year,
        closedAt: salaryPeriod.closedAt,
        paidOn: salaryVersion.paidOn,
        totalBrutto: salary.totalBrutto,
        employee: salary.contributionEmployee,
        employer: salary.contributionEmployer,
        tax: salary.tax,
        netto: salary.netto,
      })
      .from(salary)
      .innerJoin(salaryPeriod, eq(salaryPeriod.id, salary.periodId))
      .leftJoin(
        salaryVersion,
        and(eq(salaryVersion.periodId, salaryPeriod.id), isNull(salaryVersion.reopenedAt)),
      )
      .where(and(scoped(ctx, salary), eq(salary.employeeId, employeeId)))
      .orderBy(desc(salaryPeriod.year), desc(salaryPeriod.month));
    return rows.map(({ closedAt, totalBrutto, employee: own, employer, tax, netto, ...row }) => ({
      ...row,
      closed: closedAt !== null,
      totalBrutto: toEuro(totalBrutto),
      pensionalContribution: toEuro(own),
      tax: toEuro(tax),
      netto: toEuro(netto),
      cost: toEuro(totalBrutto + employer),
    }));
  },
});
