import { withdrawAcceptance as call } from '@paga/contract/payroll';
import { and, eq } from 'drizzle-orm';
import { lockedMonth, requireOpen } from '#company/basis/period.ts';
import { monthNamed } from '#company/months/calendar-month.ts';
import { salary, salaryAcceptance } from '#company/months/table.ts';
import { own } from '#core/db/own-rows.ts';
import { found } from '#core/domain-error.ts';
import { write } from '#core/http/handler.ts';

export const withdrawAcceptance = write({
  call,
  load: async (ctx, { body }) => {
    const period = await lockedMonth(ctx, body);
    requireOpen(period);
    const { id, note, code, employeeId } = salaryAcceptance;
    const [row] = await ctx.tx
      .select({ id, note, name: salary.name })
      .from(salaryAcceptance)
      .innerJoin(
        salary,
        and(own(ctx, salary), eq(salary.periodId, period.id), eq(salary.employeeId, employeeId)),
      )
      .where(
        and(
          own(ctx, salaryAcceptance),
          eq(salaryAcceptance.periodId, period.id),
          eq(employeeId, body.employeeId),
          eq(code, body.finding),
        ),
      );
    return found(row);
  },
  run: async (ctx, _input, { id }) => {
    await ctx.tx.delete(salaryAcceptance).where(and(own(ctx, salaryAcceptance), eq(salaryAcceptance.id, id)));
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
