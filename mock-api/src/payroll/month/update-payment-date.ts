import { updatePaymentDate as call } from '@paga/contract/payroll';
import { and, eq } from 'drizzle-orm';
import { monthNamed } from '#core/calendar-month.ts';
import { scoped } from '#core/db/scoped-rows.ts';
import { DomainError } from '#core/domain-error.ts';
import { write } from '#core/http/handler.ts';
import {
  changedNow,
  lockedMonth,
  periodState,
  readBasis,
  requireOpen,
  requireTaxTable,
} from '#months/public.ts';
import { salaryPeriod } from '#months/table.ts';

export const updatePaymentDate = write({
  call,
  load: (ctx, { body }) => lockedMonth(ctx, body),
  run: async (ctx, { body: { paymentDate, was } }, period) => {
    requireOpen(period);
    if (period.paymentDate !== was) throw new DomainError('CONFLICT');
    if (paymentDate === was) return periodState(ctx, period);
    requireTaxTable(await readBasis(ctx, period, paymentDate));
    const change = { paymentDate, version: period.version + 1, ...changedNow(ctx) };
    await ctx.tx
      .update(salaryPeriod)
      .set(change)
      .where(and(scoped(ctx, salaryPeriod), eq(salaryPeriod.id, period.id)));
    return periodState(ctx, { ...period, ...change });
  },
  audit: ({ input: { body }, loaded }) => {
    if (body.paymentDate === loaded.paymentDate) return null;
    return {
      page: 'salaries',
      type: 'updatePaymentDate',
      objectId: loaded.id,
      about: { month: monthNamed(loaded) },
      old: { paymentDate: loaded.paymentDate },
      new: { paymentDate: body.paymentDate },
    };
  },
});
