import { getEndOfEmployment as call } from '@paga/contract/employees';
import { toEuro } from '@paga/payroll';
import { read } from '#core/http/handler.ts';
import { namesOf } from '#core/user/names-of.ts';
import { monthsTouched } from '#months/public.ts';
import { employeeOf } from '#people/public.ts';
import { endsOfEmployment } from './ends-of-employment.ts';

/** How somebody's employment ends, and whether it can still be undone. */
export const getEndOfEmployment = read({
  call,
  run: async (ctx, { query: { employeeId } }) => {
    await employeeOf(ctx, employeeId);
    const end = (await endsOfEmployment(ctx, [employeeId])).get(employeeId);
    if (!end) return null;
    const { lastDay, reason, noticeOn, noticeDays, leaveDays, createdBy } = end;
    const months = await monthsTouched(ctx, { from: lastDay, to: null });
    return {
      ...{ employeeId, lastDay, reason, noticeOn, noticeDays, leaveDays },
      leavePay: toEuro(end.leaveCents),
      openEnded: end.before.expirationContract === null,
      by: (await namesOf(ctx, [createdBy])).get(createdBy) ?? null,
      at: end.createdAt.toISOString(),
      mayUndo: months.every(({ closed }) => !closed),
    };
  },
});
