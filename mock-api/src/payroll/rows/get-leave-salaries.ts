import { getLeaveSalaries as call, type MonthOfLeave } from '@paga/contract/payroll';
import { and, eq, getViewSelectedFields, inArray, sql } from 'drizzle-orm';
import { scoped } from '#core/db/scoped-rows.ts';
import type { Context } from '#core/http/context.ts';
import { read } from '#core/http/handler.ts';
import { leaveOf } from '#leave/public.ts';
import { salary, salaryBasis, salaryPeriod } from '#months/public.ts';
import { leaveEffect, leavesOf } from './leave-effect.ts';
import type { WholeSalary } from './stored-salary.ts';

/** The salary months that a leave costs days of, each with what it did to the row that holds it. */
export const getLeaveSalaries = read({
  call,
  run: async (ctx, { params }) => {
    const leave = await leaveOf(ctx, params.id);
    const months = [...new Set(leave.days.map((day) => day.slice(0, 7)))];
    const salaries = await salariesOf(ctx, leave.employeeId, months);
    return months.map((name): MonthOfLeave => {
      const [year = 0, month = 0] = name.split('-').map(Number);
      const whole = salaries.find(({ period }) => period.year === year && period.month === month);
      const entry =
        whole &&
        leavesOf(whole).find(
          ({ type, from, to }) => type === leave.type && from <= leave.to && to >= leave.from,
        );
      return {
        ...{ year, month, days: leave.days.filter((day) => day.startsWith(name)).length },
        closed: whole ? whole.period.closedAt !== null : false,
        effect: whole && entry ? { salaryId: whole.row.id, ...leaveEffect(whole, entry) } : null,
      };
    });
  },
});

async function salariesOf(
  ctx: Context,
  employeeId: number,
  months: readonly string[],
): Promise<WholeSalary[]> {
  const month = sql<string>`to_char(make_date(${salaryPeriod.year}, ${salaryPeriod.month}, 1), 'YYYY-MM')`;
  return ctx.tx
    .select({
      row: getViewSelectedFields(salary),
      period: getViewSelectedFields(salaryPeriod),
      basis: salaryBasis.content,
    })
    .from(salary)
    .innerJoin(salaryPeriod, eq(salaryPeriod.id, salary.periodId))
    .innerJoin(salaryBasis, eq(salaryBasis.id, salary.basisId))
    .where(and(scoped(ctx, salary), eq(salary.employeeId, employeeId), inArray(month, [...months])));
}
