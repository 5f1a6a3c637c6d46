import { getPaidEmployees as call } from '@paga/contract/reports/statistics';
import { and, desc, eq } from 'drizzle-orm';
import { scoped } from '#core/db/scoped-rows.ts';
import { read } from '#core/http/handler.ts';
import { sortedInTurns } from '#core/turns.ts';
import { salary, salaryPeriod } from '#months/public.ts';
import { byName, isHead } from '#payroll/public.ts';

export const getPaidEmployees = read({
  call,
  replica: true,
  run: async (ctx, { query: { year } }) => {
    const people = await ctx.tx
      .selectDistinctOn([salary.employeeId], { id: salary.employeeId, name: salary.name })
      .from(salary)
      .innerJoin(salaryPeriod, eq(salaryPeriod.id, salary.periodId))
      .where(and(scoped(ctx, salary), eq(salaryPeriod.year, year), isHead))
      .orderBy(salary.employeeId, desc(salaryPeriod.month));
    return sortedInTurns(people, (one, other) => byName.compare(one.name, other.name));
  },
});
