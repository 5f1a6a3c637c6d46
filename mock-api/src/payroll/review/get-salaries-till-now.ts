import { getSalariesTillNow as call } from '@paga/contract/payroll';
import { toEuro } from '@paga/payroll';
import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import { salaryPeriod, salaryVersion } from '#company/months/table.ts';
import { scoped } from '#core/db/scoped-rows.ts';
import { read } from '#core/http/handler.ts';

export const getSalariesTillNow = read({
  call,
  run: async (ctx) => {
    const isPaid = and(isNull(salaryVersion.reopenedAt), isNotNull(salaryVersion.paidOn));
    const paid = await ctx.tx
      .select({ year: salaryPeriod.year, month: salaryPeriod.month, net: salaryVersion.netto })
      .from(salaryVersion)
      .innerJoin(salaryPeriod, eq(salaryPeriod.id, salaryVersion.periodId))
      .where(and(scoped(ctx, salaryVersion), scoped(ctx, salaryPeriod), isPaid))
      .orderBy(asc(salaryPeriod.year), asc(salaryPeriod.month));
    const [first = null, last = first] = [paid[0], paid.at(-1)].map(
      (month) => month && { ...month, net: toEuro(month.net) },
    );
    const total = paid.reduce((sum, { net }) => sum + net, 0);
    return { salariesTillNow: toEuro(total), months: paid.length, first, last };
  },
});
