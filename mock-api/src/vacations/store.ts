import { storeVacation as call, type StoreVacationResult, VACATION_EXISTS_MESSAGE } from '@paga/contract/vacations';
import { eq } from 'drizzle-orm';
import { found } from '../http/domain-error.ts';
import { write } from '../http/verb.ts';
import { checkBooking, lockedEmployee, type Refusal } from './booking.ts';
import { requireOpenMonths } from './closed-months.ts';
import { vacation } from './table.ts';
import { vacationRows } from './vacation-row.ts';

/** Books leave. What the rules refuse is answered with 200 and the specification's outcome, and leaves no audit line. */
export const storeVacation = write({
  call,
  load: (ctx, { body }) => lockedEmployee(ctx, body.employeeId),
  run: async (ctx, { body: { employeeId, type, from, to } }, person): Promise<StoreVacationResult> => {
    const checked = await checkBooking(ctx, person, { type, from, to });
    if ('reason' in checked) return outcome(checked);
    await requireOpenMonths(ctx, checked.days);
    const [row] = await ctx.tx
      .insert(vacation)
      .values({ tenantId: ctx.companyId, employeeId, type, from, to, days: checked.days, createdBy: ctx.actor.userId })
      .returning({ id: vacation.id });
    const [saved] = await vacationRows(ctx, eq(vacation.id, found(row).id));
    return { created: true, vacation: found(saved) };
  },
  audit: ({ answer }) =>
    answer.created === true ? { page: 'vacations', type: 'create', objectId: answer.vacation.id, new: answer.vacation } : null,
});

function outcome(refusal: Refusal): StoreVacationResult {
  return refusal.created === undefined ? { message: VACATION_EXISTS_MESSAGE } : refusal;
}
