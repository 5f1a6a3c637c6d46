import { getProlongation as call } from '@paga/contract/employees';
import { addDays } from '@paga/payroll';
import { read } from '#core/http/handler.ts';
import { namesOf } from '#core/user/names-of.ts';
import { monthsTouched } from '#months/public.ts';
import { employeeOf } from '#people/public.ts';
import { prolongationsOf } from './prolongations-of.ts';

/** How somebody's contract was prolonged last, and whether it can still be undone. */
export const getProlongation = read({
  call,
  run: async (ctx, { query: { employeeId } }) => {
    await employeeOf(ctx, employeeId);
    const one = (await prolongationsOf(ctx, [employeeId])).get(employeeId);
    if (!one) return null;
    const { ended, until, createdBy, createdAt } = one;
    const months = await monthsTouched(ctx, { from: addDays(ended, 1), to: until });
    return {
      ...{ employeeId, ended, until, at: createdAt.toISOString() },
      by: (await namesOf(ctx, [createdBy])).get(createdBy) ?? null,
      mayUndo: months.every(({ closed }) => !closed),
    };
  },
});
