import { getSalariesTillNow as call } from '@paga/contract/payroll';
import { toEuro } from '@paga/payroll';
import { and, count, isNotNull, isNull, sum } from 'drizzle-orm';
import { salaryVersion } from '#company/months/table.ts';
import { scoped } from '#core/db/scoped-rows.ts';
import { read } from '#core/http/handler.ts';

export const getSalariesTillNow = read({
  call,
  run: async (ctx) => {
    const paid = and(isNull(salaryVersion.reopenedAt), isNotNull(salaryVersion.paidOn));
    const [all] = await ctx.tx
      .select({ net: sum(salaryVersion.netto), months: count() })
      .from(salaryVersion)
      .where(and(scoped(ctx, salaryVersion), paid));
    return { salariesTillNow: toEuro(Number(all?.net ?? 0)), months: all?.months ?? 0 };
  },
});
