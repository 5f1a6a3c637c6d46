import { getSalariesTillNow as call } from '@paga/contract/payroll';
import { toEuro } from '@paga/payroll';
import { and, asc, desc, eq, isNotNull } from 'drizzle-orm';
import { scoped } from '#core/db/scoped-rows.ts';
import { read } from '#core/http/handler.ts';
import { salaryPeriod, salaryVersion } from '#months/public.ts';

// Of a month that was corrected and paid again only the difference went out: what left the house is the net of the newest closing that was paid.
export const getSalariesTillNow = read({
  call,
  run: async (ctx) => {
    const { year, month } = salaryPeriod;
    const paid = await ctx.tx
      .selectDistinctOn([year, month], { year, month, net: salaryVersion.netto })
      .from(salaryVersion)
      .innerJoin(salaryPeriod, eq(salaryPeriod.id, salaryVersion.periodId))
      .where(and(scoped(ctx, salaryVersion), scoped(ctx, salaryPeriod), isNotNull(salaryVersion.paidOn)))
      .orderBy(asc(year), asc(month), desc(salaryVersion.number));
    const [first = null, last = first] = [paid[0], paid.at(-1)].map(
      (one) => one && { ...one, net: toEuro(one.net) },
    );
    const total = paid.reduce((sum, { net }) => sum + net, 0);
    return { salariesTillNow: toEuro(total), months: paid.length, first, last };
  },
});
