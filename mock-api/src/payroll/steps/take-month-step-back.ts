import { takeMonthStepBack as call } from '@paga/contract/payroll';
import { and, eq } from 'drizzle-orm';
import { monthNamed } from '#core/calendar-month.ts';
import { scoped } from '#core/db/scoped-rows.ts';
import { found } from '#core/domain-error.ts';
import { write } from '#core/http/handler.ts';
import { lockedMonth, requireOpen } from '#months/public.ts';
import { wordsOf } from './month-standing.ts';
import { monthStep } from './table.ts';

export const takeMonthStepBack = write({
  call,
  load: async (ctx, { body }) => {
    const period = await lockedMonth(ctx, body);
    requireOpen(period);
    return found((await wordsOf(ctx, period.id)).find(({ step }) => step === body.step));
  },
  run: async (ctx, _input, { id }) => {
    await ctx.tx.delete(monthStep).where(and(scoped(ctx, monthStep), eq(monthStep.id, id)));
    return undefined;
  },
  audit: ({ input: { body }, loaded: { periodId } }) => ({
    page: 'salaries',
    type: 'unmarkStep',
    objectId: periodId,
    about: { month: monthNamed(body), step: body.step },
  }),
});
