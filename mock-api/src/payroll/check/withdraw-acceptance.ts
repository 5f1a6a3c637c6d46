import { withdrawAcceptance as call } from '@paga/contract/payroll';
import { and, eq } from 'drizzle-orm';
import { monthNamed } from '#core/calendar-month.ts';
import { found } from '#core/domain-error.ts';
import { write } from '#core/http/handler.ts';
import { addAcceptances, deleteAcceptance, lockedMonth, requireOpen, salary } from '#months/public.ts';
import { accountsOfMonth } from '../rows/accounts-of-month.ts';
import { ofPeriod } from '../rows/month-rows.ts';
import { acceptancesOf } from './standing-findings.ts';

/** A fact that nothing has. */
const WITHDRAWN = 'withdrawn';

export const withdrawAcceptance = write({
  call,
  load: async (ctx, { body }) => {
    const period = await lockedMonth(ctx, body);
    requireOpen(period);
    const accounts = await accountsOfMonth(ctx, period.id);
    const held = [...(await acceptancesOf(ctx, period, accounts)).values()].find(
      (row) => row.employeeId === body.employeeId && row.code === body.finding && row.fact !== WITHDRAWN,
    );
    const [person] = await ctx.tx
      .select({ name: salary.name })
      .from(salary)
      .where(and(ofPeriod(ctx, period.id), eq(salary.employeeId, body.employeeId)));
    return { ...found(held), name: found(person).name, period };
  },
  run: async (ctx, _input, { id, periodId, period, employeeId, code, note }) => {
    if (periodId === period.id) await deleteAcceptance(ctx, id);
    // One of an earlier month stays there; from this month on it does not hold.
    else {
      const withdrawn = [{ employeeId, code, fact: WITHDRAWN }];
      await addAcceptances(ctx, period.id, withdrawn, { note, withSignOff: false });
    }
    return undefined;
  },
  audit: ({ input: { body }, loaded }) => ({
    page: 'salaries',
    type: 'withdraw',
    objectId: loaded.id,
    about: { employee: loaded.name, month: monthNamed(body) },
    old: { warning: body.finding, note: loaded.note },
    new: { warning: null, note: null },
  }),
});
