import { fullName } from '@paga/contract/full-name';
import { storeLeaveCorrection as call, WIRE_LEAVE_TYPE } from '@paga/contract/leave';
import { found } from '#core/domain-error.ts';
import { write } from '#core/http/handler.ts';
import { lockedEmployee } from './leave-person.ts';
import { leaveCorrection } from './table.ts';

/** Adds or takes days of leave by hand. The person is locked, so that a booking at the same moment is checked with or without it. */
export const storeLeaveCorrection = write({
  call,
  load: (ctx, { body }) => lockedEmployee(ctx, body.employeeId),
  run: async (ctx, { body: { tenantId: _, ...correction } }) => {
    const [row] = await ctx.tx
      .insert(leaveCorrection)
      .values({ ...correction, tenantId: ctx.companyId, createdBy: ctx.actor.userId, createdAt: ctx.now })
      .returning({ id: leaveCorrection.id });
    return found(row);
  },
  audit: ({ answer, loaded, input: { body } }) => ({
    page: 'vacations',
    type: 'correctLeave',
    objectId: answer.id,
    about: { employee: fullName(loaded) },
    new: {
      type: WIRE_LEAVE_TYPE[body.type],
      date: body.date,
      days: body.days,
      cause: body.cause,
      note: body.note,
    },
  }),
});
