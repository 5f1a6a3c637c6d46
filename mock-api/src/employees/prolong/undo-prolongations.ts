import { undoProlongations as call } from '@paga/contract/employees';
import { addDays } from '@paga/payroll';
import { and, inArray } from 'drizzle-orm';
import { scoped } from '#core/db/scoped-rows.ts';
import { DomainError, found } from '#core/domain-error.ts';
import { write } from '#core/http/handler.ts';
import { monthsTouched } from '#months/public.ts';
import { aboutEmployee, peopleById, updateEmployee } from '#people/public.ts';
import { prolongationsOf } from './prolongations-of.ts';
import { contractProlongation } from './table.ts';

/** Takes the newest prolongation of each contract back while no month after the end of before is closed. */
export const undoProlongations = write({
  call,
  load: async (ctx, { body }) => {
    const ids = [...new Set(body.employeeIds)];
    const prolonged = await prolongationsOf(ctx, ids);
    for (const id of ids) {
      const { ended, until } = found(prolonged.get(id));
      const months = await monthsTouched(ctx, { from: addDays(ended, 1), to: until }, true);
      if (months.some(({ closed }) => closed)) throw new DomainError('PERIOD_CLOSED');
    }
    const rows = await peopleById(ctx, ids);
    return [...rows.values()].map((row) => {
      const one = found(prolonged.get(row.id));
      // Somebody else moved the end between the two reads.
      if (row.expirationContract !== one.until) throw new DomainError('CONFLICT');
      return { row, one };
    });
  },
  run: async (ctx, _, people) => {
    for (const { row, one } of people) await updateEmployee(ctx, row, { expirationContract: one.ended });
    const ids = people.map(({ one }) => one.id);
    await ctx.tx
      .update(contractProlongation)
      .set({ undoneBy: ctx.actor.userId, undoneAt: ctx.now })
      .where(and(scoped(ctx, contractProlongation), inArray(contractProlongation.id, ids)));
    return undefined;
  },
  audit: ({ loaded }) =>
    loaded.map(({ row, one }) => ({
      ...{ page: 'employees', type: 'undoProlongation', objectId: row.id, about: aboutEmployee(row) },
      old: { expirationContract: one.until },
      new: { expirationContract: one.ended },
    })),
});
