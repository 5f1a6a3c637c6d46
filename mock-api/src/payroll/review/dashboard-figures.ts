import { getAverageSalary, getSalariesTillNow } from '@paga/contract/payroll';
import { parts, toEuro } from '@paga/payroll';
import { sql } from 'drizzle-orm';
import { type CalendarMonth, monthBefore } from '#company/months/calendar-month.ts';
import type { Context } from '#core/http/context.ts';
import { read } from '#core/http/handler.ts';
import { isHead } from '../rows/month-rows.ts';
import { salary, salaryPeriod } from '../rows/table.ts';

/** A month as a number that grows with time; a month after today's was calculated ahead and is not "so far". */
const monthIndex = (date: string) => {
  const { year, month } = parts(date);
  return year * 12 + month;
};

export const answerSalariesTillNow = read({
  call: getSalariesTillNow,
  run: async (ctx) => {
    const { rows } = await ctx.tx.execute<{ net: string; months: string }>(sql`
      select coalesce(sum(s."netto"), 0)::text as "net", count(distinct p."id")::text as "months"
      from ${salaryPeriod} p join ${salary} s on s."periodId" = p."id"
      where p."tenantId" = ${ctx.companyId} and p."year" * 12 + p."month" <= ${monthIndex(ctx.today)}`);
    return { salariesTillNow: toEuro(Number(rows[0]?.net ?? 0)), months: Number(rows[0]?.months ?? 0) };
  },
});

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

export const answerAverageSalary = read({
  call: getAverageSalary,
  run: async (ctx) => {
    const [latest, other] = await averages(ctx);
    if (!latest) return { averageSalaries: null, percentageDif: null, month: null, year: null };
    const before = monthBefore(latest);
    const comparable = other && other.average > 0 && other.year === before.year && other.month === before.month;
    const change = comparable ? Math.round(((latest.average - other.average) * 1000) / other.average) / 10 : null;
    return { averageSalaries: toEuro(latest.average), percentageDif: change, month: latest.month, year: latest.year };
  },
});
