import { type BookingOutcome, storeVacation as call, VACATION_EXISTS_MESSAGE } from '@paga/contract/leave';
import { LeaveType } from '@paga/contract/shapes';
import { write } from '#core/http/handler.ts';
import { lockedEmployee } from '../ledger/leave-person.ts';
import { bookedLine, bookLeave } from './book-leave.ts';
import type { Refusal } from './booking.ts';
import { annualLeavesWithin, giveBackAnnual, givenBackLines } from './give-back.ts';

/** Books leave. What the rules refuse is answered with 200 and the specification's outcome, and leaves no audit line. */
export const storeVacation = write({
  call,
  load: async (ctx, { body }) => {
    const person = await lockedEmployee(ctx, body.employeeId);
    const givesBack = body.giveBackAnnual === true && body.type === LeaveType.medical;
    return { person, replaced: givesBack ? await annualLeavesWithin(ctx, person.id, body) : [] };
  },
  run: async (
    ctx,
    { body: { type, from, to, reason, newBirth } },
    { person, replaced },
  ): Promise<BookingOutcome> => {
    const replaces = replaced.map(({ id }) => id);
    const booked = await bookLeave(ctx, person, {
      ...{ type, from, to, reason, newBirth, replaces },
      createdBy: ctx.actor.userId,
    });
    if ('created' in booked) return outcome(booked);
    await giveBackAnnual(ctx, person.id, replaced, { from, to });
    return { created: true, vacation: booked };
  },
  audit: ({ answer, input: { body }, loaded: { replaced } }) => {
    if (answer.created !== true) return null;
    const about = { employee: answer.vacation.employeeName };
    return [bookedLine(answer.vacation), ...givenBackLines(replaced, body, about)];
  },
});

function outcome(refusal: Refusal): BookingOutcome {
  return refusal.created === undefined ? { message: VACATION_EXISTS_MESSAGE } : refusal;
}
