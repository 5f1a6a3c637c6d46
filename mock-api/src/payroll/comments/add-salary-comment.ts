import { addSalaryComment as call } from '@paga/contract/payroll';
import { and, eq } from 'drizzle-orm';
import { monthNamed } from '#core/calendar-month.ts';
import { DomainError, found } from '#core/domain-error.ts';
import { write } from '#core/http/handler.ts';
import { keptPeriod, salary } from '#months/public.ts';
import { ofPeriod } from '../rows/month-rows.ts';
import { wireComments } from './comment-rows.ts';
import { salaryComment } from './table.ts';

export const addSalaryComment = write({
  call,
  load: async (ctx, { body }) => {
    const period = await keptPeriod(ctx, body);
    if (!period) throw new DomainError('NO_SALARIES');
    const [row] = await ctx.tx
      .select({ name: salary.name })
      .from(salary)
      .where(and(ofPeriod(ctx, period.id), eq(salary.employeeId, body.employeeId)));
    return { period, name: found(row).name };
  },
  run: async (ctx, { body: { employeeId, text } }, { period }) => {
    const stored = await ctx.tx
      .insert(salaryComment)
      .values({
        ...{ tenantId: ctx.companyId, periodId: period.id, employeeId, text },
        ...{ writtenBy: ctx.actor.userId, writtenAt: ctx.now },
      })
      .returning();
    return found((await wireComments(ctx, stored))[0]);
  },
  audit: ({ input: { body }, loaded, answer }) => ({
    page: 'salaries',
    type: 'addComment',
    objectId: answer.id,
    about: { employee: loaded.name, month: monthNamed(body) },
    new: { comment: body.text },
  }),
});
