import { getAverageSalary as call } from '@paga/contract/payroll';
import { toEuro } from '@paga/payroll';
import { sql } from 'drizzle-orm';
import { type CalendarMonth, monthBefore } from '#core/calendar-month.ts';
import type { Context } from '#core/http/context.ts';
import { read } from '#core/http/handler.ts';
import { salary, salaryPeriod } from '#months/public.ts';
import { isHead } from '../rows/month-rows.ts';
import { monthIndex } from './month-index.ts';

type MonthAverage = CalendarMonth & { average: number };

/** The latest calculated months up to today's, newest first: average net of their people in cents, rounded half up. */
async function averages(ctx: Context): Promise<MonthAverage[]> {
  const { rows } = await ctx.tx.execute<{ year: number; month: number; average: string }>(sql`
    select p."year", p."month", round(avg(${salary.netto}))::text as "average"
    from ${salaryPeriod} p join ${salary} on ${salary.periodId} = p."id"
    where p."tenantId" = ${ctx.companyId} and p."year" * 12 + p."month" <= ${monthIndex(ctx.today)} and ${isHead}
    group by p."year", p."month" order by p."year" desc, p."month" desc limit 2`);
  return rows.map((row) => ({ year: row.year, month: row.month, average: Number(row.average) }));
}

export const getAverageSalary = read({
  call,
  run: async (ctx) => {
    const [latest, other] = await averages(ctx);
    if (!latest) return { averageSalaries: null, percentageDif: null, month: null, year: null };
    const before = monthBefore(latest);
    const comparable =
      other && other.average > 0 && other.year === before.year && other.month === before.month;
    const change = comparable
      ? Math.round(((latest.average - other.average) * 1000) / other.average) / 10
      : null;
    return {
      averageSalaries: toEuro(latest.average),
      percentageDif: change,
      month: latest.month,
      year: latest.year,
    };
  },
});
