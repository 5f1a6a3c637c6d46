import { reopenPeriod as call } from '@paga/contract/payroll';
import { monthEnd, monthStart } from '@paga/payroll';
import { takeCounting } from '#company/public.ts';
import type { CalendarMonth } from '#core/calendar-month.ts';
import { monthNamed } from '#core/calendar-month.ts';
import { DomainError } from '#core/domain-error.ts';
import { write } from '#core/http/handler.ts';
import { requireClosingCode } from '#identity/public.ts';
import { recountSpan } from '#leave/public.ts';
import { changePeriod, deleteTraces, endClosing, lockedMonth, periodState } from '#months/public.ts';

const daysOf = ({ year, month }: CalendarMonth) => ({
  from: monthStart(year, month),
  to: monthEnd(year, month),
});

export const reopenPeriod = write({
  call,
  gate: (ctx, { body }) => requireClosingCode(ctx, body.code, { month: monthNamed(body) }),
  load: async (ctx, { body }) => {
    await takeCounting(ctx);
    return lockedMonth(ctx, body);
  },
  run: async (ctx, _input, period) => {
    if (!period.closedAt) throw new DomainError('PERIOD_OPEN');
    await deleteTraces(ctx, period.id);
    await endClosing(ctx, period.id);
    const open = await changePeriod(ctx, period, { closedAt: null, closedBy: null });
    // Holidays that came or went while it was closed count from here on, in the salary and in the balance.
    await recountSpan(ctx, daysOf(period), { now: ctx.now, userId: ctx.actor.userId });
    return periodState(ctx, open);
  },
  audit: ({ input, loaded }) => ({
    page: 'salaries',
    type: 'reopen',
    objectId: loaded.id,
    about: { month: monthNamed(input.body) },
    old: { closed: 1 },
    new: { closed: null },
  }),
});
