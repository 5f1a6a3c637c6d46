import { getSalariesTillNow as call } from '@paga/contract/payroll';
import { toEuro } from '@paga/payroll';
import { sql } from 'drizzle-orm';
import { salary, salaryPeriod } from '#company/months/table.ts';
import { read } from '#core/http/handler.ts';
import { monthIndex } from './month-index.ts';

export const getSalariesTillNow = read({
  call,
  run: async (ctx) => {
    const { rows } = await ctx.tx.execute<{ net: string; months: string }>(sql`
      select coalesce(sum(s."netto"), 0)::text as "net", count(distinct p."id")::text as "months"
      from ${salaryPeriod} p join ${salary} s on s."periodId" = p."id"
      where p."tenantId" = ${ctx.companyId} and p."year" * 12 + p."month" <= ${monthIndex(ctx.today)}`);
    return { salariesTillNow: toEuro(Number(rows[0]?.net ?? 0)), months: Number(rows[0]?.months ?? 0) };
  },
});
