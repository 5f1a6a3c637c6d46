import { undoPayRaises as call } from '@paga/contract/employees';
import { and, inArray } from 'drizzle-orm';
import { sortableMonth } from '#core/calendar-month.ts';
import { scoped } from '#core/db/scoped-rows.ts';
import { DomainError, found } from '#core/domain-error.ts';
import { write } from '#core/http/handler.ts';
import { monthsTouched } from '#months/public.ts';
import { aboutEmployee, peopleById, storeHistories, termsOfMany, updateEmployees } from '#people/public.ts';
import { samePay, withPayOf } from './pay-days.ts';
import { raisesOf } from './raises-of.ts';
import { payRaise } from './table.ts';

/** Takes the newest raise of each back while its months are open and nobody has changed the pay since. */
export const undoPayRaises = write({
  call,
  load: async (ctx, { body }) => {
    const ids = [...new Set(body.employeeIds)];
    const raises = await raisesOf(ctx, ids);
    const days = [...raises.values()].map(({ validFrom }) => validFrom).sort();
    const months = days[0] ? await monthsTouched(ctx, { from: days[0], to: null }, true) : [];
    const rows = await peopleById(ctx, ids);
    const histories = await termsOfMany(ctx, ids);
    return ids.map((id) => {
      const [row, raise, history] = [found(rows.get(id)), found(raises.get(id)), found(histories.get(id))];
      const end = row.expirationContract?.slice(0, 7);
      const isClosed = months.some((month) => {
        const name = sortableMonth(month);
        return month.closed && name >= raise.validFrom.slice(0, 7) && (end === undefined || name <= end);
      });
      if (isClosed) throw new DomainError('PERIOD_CLOSED');
      if (!samePay(history, raise.after)) throw new DomainError('CONFLICT');
      return { row, raise, history };
    });
  },
  run: async (ctx, _, people) => {
    const fresh = { createdBy: ctx.actor.userId, createdAt: ctx.now };
    await storeHistories(
      ctx,
      people.map(({ row, raise, history }) => ({
        employeeId: row.id,
        history: withPayOf(history, raise.before, fresh),
      })),
    );
    await updateEmployees(
      ctx,
      people.map(({ row }) => row.id),
    );
    const ids = people.map(({ raise }) => raise.id);
    await ctx.tx
      .update(payRaise)
      .set({ undoneBy: ctx.actor.userId, undoneAt: ctx.now })
      .where(and(scoped(ctx, payRaise), inArray(payRaise.id, ids)));
    return undefined;
  },
  audit: ({ loaded }) =>
    loaded.map(({ row, raise: { unit, oldPay, newPay, validFrom } }) => {
      const field = unit === 'hour' ? 'pricePerHour' : 'bruttoSalary';
      return {
        ...{ page: 'employees', type: 'undoPayRaise', objectId: row.id, about: aboutEmployee(row) },
        old: { [field]: newPay, validFrom },
        new: { [field]: oldPay },
      };
    }),
});
