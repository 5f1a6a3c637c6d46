import { storeVacation as call, type StoreVacationResult, VACATION_EXISTS_MESSAGE } from '@paga/contract/vacations';
import { write } from '#core/http/handler.ts';
import { bookVacation } from './book-vacation.ts';
import { lockedEmployee, type Refusal } from './booking.ts';
import { toldLeave } from './vacation-row.ts';

/** Books leave. What the rules refuse is answered with 200 and the specification's outcome, and leaves no audit line. */
export const storeVacation = write({
  call,
  load: (ctx, { body }) => lockedEmployee(ctx, body.employeeId),
  run: async (ctx, { body: { type, from, to } }, person): Promise<StoreVacationResult> => {
    const booked = await bookVacation(ctx, person, { type, from, to, createdBy: ctx.actor.userId });
    return 'reason' in booked ? outcome(booked) : { created: true, vacation: booked };
  },
  audit: ({ answer }) =>
    answer.created === true
      ? {
          page: 'vacations',
          type: 'create',
          objectId: answer.vacation.id,
          about: { employee: answer.vacation.employeeName },
          new: toldLeave(answer.vacation),
        }
      : null,
});

function outcome(refusal: Refusal): StoreVacationResult {
  return refusal.created === undefined ? { message: VACATION_EXISTS_MESSAGE } : refusal;
}
