import { deleteSalaryComment as call } from '@paga/contract/payroll';
import { and, eq } from 'drizzle-orm';
import { monthNamed } from '#core/calendar-month.ts';
import { scoped } from '#core/db/scoped-rows.ts';
import { DomainError, found } from '#core/domain-error.ts';
import { write } from '#core/http/handler.ts';
import { salaryPeriod } from '#months/public.ts';
import { employee } from '#people/public.ts';
import { mayDelete } from './comment-rows.ts';
import { salaryComment } from './table.ts';

export const deleteSalaryComment = write({
  call,
  load: async (ctx, { params: { id } }) => {
    const [stored] = await ctx.tx
      .select({
        comment: salaryComment,
        month: { year: salaryPeriod.year, month: salaryPeriod.month },
        person: { firstName: employee.firstName, lastName: employee.lastName },
      })
      .from(salaryComment)
      .innerJoin(salaryPeriod, and(scoped(ctx, salaryPeriod), eq(salaryPeriod.id, salaryComment.periodId)))
      .innerJoin(employee, and(scoped(ctx, employee), eq(employee.id, salaryComment.employeeId)))
      .where(and(scoped(ctx, salaryComment), eq(salaryComment.id, id)));
    const one = found(stored);
    if (!mayDelete(ctx.actor, one.comment)) throw new DomainError('FORBIDDEN');
    return one;
  },
  run: async (ctx, _input, { comment }) => {
    await ctx.tx
      .delete(salaryComment)
      .where(and(scoped(ctx, salaryComment), eq(salaryComment.id, comment.id)));
    return undefined;
  },
  audit: ({ loaded: { comment, month, person } }) => ({
    page: 'salaries',
    type: 'deleteComment',
    objectId: comment.id,
    about: { employee: `${person.firstName} ${person.lastName}`, month: monthNamed(month) },
    old: { comment: comment.text },
  }),
});
