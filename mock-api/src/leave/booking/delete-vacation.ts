import { deleteVacation as call } from '@paga/contract/leave';
import { and, eq } from 'drizzle-orm';
import { scoped } from '#core/db/scoped-rows.ts';
import { write } from '#core/http/handler.ts';
import { requireOpenMonths } from '#months/public.ts';
import { vacation } from '../count/table.ts';
import { auditedLeave } from '../count/wire-leave.ts';
import { lockedLeave } from './update-vacation.ts';

/** Deletes a leave; the audit line keeps what it was. */
export const deleteVacation = write({
  call,
  load: (ctx, { params }) => lockedLeave(ctx, params.id),
  run: async (ctx, { params }, { days }) => {
    await requireOpenMonths(ctx, days);
    await ctx.tx.delete(vacation).where(and(scoped(ctx, vacation), eq(vacation.id, params.id)));
    return undefined;
  },
  audit: ({ loaded: { old } }) => ({
    page: 'vacations',
    type: 'delete',
    objectId: old.id,
    about: { employee: old.employeeName },
    old: auditedLeave(old),
  }),
});
