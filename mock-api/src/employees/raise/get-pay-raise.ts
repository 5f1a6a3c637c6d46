import { getPayRaise as call } from '@paga/contract/employees';
import { read } from '#core/http/handler.ts';
import { namesOf } from '#core/user/names-of.ts';
import { monthsTouched } from '#months/public.ts';
import { employeeOf, termsOf } from '#people/public.ts';
import { samePay } from './pay-days.ts';
import { raisesOf } from './raises-of.ts';

/** The newest raise of somebody, and whether it can still be undone. */
export const getPayRaise = read({
  call,
  run: async (ctx, { query: { employeeId } }) => {
    const { expirationContract } = await employeeOf(ctx, employeeId);
    const raise = (await raisesOf(ctx, [employeeId])).get(employeeId);
    if (!raise) return null;
    const { validFrom, unit, oldPay, newPay, after, createdBy, createdAt } = raise;
    const months = await monthsTouched(ctx, { from: validFrom, to: expirationContract });
    const isOpen = months.every(({ closed }) => !closed);
    return {
      ...{ employeeId, validFrom, unit, oldPay, newPay },
      by: (await namesOf(ctx, [createdBy])).get(createdBy) ?? null,
      at: createdAt.toISOString(),
      mayUndo: isOpen && samePay(await termsOf(ctx, employeeId), after),
    };
  },
});
