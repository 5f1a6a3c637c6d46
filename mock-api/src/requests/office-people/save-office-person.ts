import { saveOfficePerson as call } from '@paga/contract/requests';
import { and, eq } from 'drizzle-orm';
import { scoped } from '#core/db/scoped-rows.ts';
import { DomainError } from '#core/domain-error.ts';
import { write } from '#core/http/handler.ts';
import { employeeOf } from '#people/public.ts';
import { officePerson } from '../table.ts';
import { officePeople } from './office-people.ts';

/** Says that somebody of the office is an employee, or no longer. */
export const saveOfficePerson = write({
  call,
  load: async (ctx, { body: { userId, employeeId } }) => {
    const person = (await officePeople(ctx)).find((one) => one.userId === userId);
    if (!person) throw new DomainError('NOT_FOUND');
    if (employeeId !== null) await employeeOf(ctx, employeeId);
    return person;
  },
  run: async (ctx, { body: { userId, employeeId } }) => {
    await ctx.tx.delete(officePerson).where(and(scoped(ctx, officePerson), eq(officePerson.userId, userId)));
    if (employeeId !== null)
      await ctx.tx
        .insert(officePerson)
        .values({ tenantId: ctx.companyId, userId, employeeId, saidBy: ctx.actor.userId, saidAt: ctx.now });
    return officePeople(ctx);
  },
  audit: ({ loaded, answer }) => {
    const now = answer.find(({ userId }) => userId === loaded.userId)?.employee ?? null;
    if (now?.id === loaded.employee?.id && now?.said === loaded.employee?.said) return null;
    return {
      ...{ page: 'requests', type: 'sayWhoIs', objectId: loaded.userId, about: { user: loaded.name } },
      old: { isEmployee: loaded.employee?.name ?? null },
      new: { isEmployee: now?.name ?? null },
    };
  },
});
