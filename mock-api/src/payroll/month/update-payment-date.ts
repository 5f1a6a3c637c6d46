import { updatePaymentDate as call } from '@paga/contract/payroll';
import { monthNamed } from '#core/calendar-month.ts';
import { DomainError } from '#core/domain-error.ts';
import { write } from '#core/http/handler.ts';
import {
  changedNow,
  changePeriod,
  lockedMonth,
  periodState,
  readBasis,
  requireOpen,
  requireTaxTable,
} from '#months/public.ts';

export const updatePaymentDate = write({
  call,
  load: (ctx, { body }) => lockedMonth(ctx, body),
  run: async (ctx, { body: { paymentDate, was } }, period) => {
    requireOpen(period);
    if (period.paymentDate !== was) throw new DomainError('CONFLICT');
    if (paymentDate === was) return periodState(ctx, period);
    requireTaxTable(await readBasis(ctx, period, paymentDate));
    return periodState(ctx, await changePeriod(ctx, period, { paymentDate, ...changedNow(ctx) }));
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
