import { withdrawSignOff as call } from '@paga/contract/payroll';
import { and, eq, isNull } from 'drizzle-orm';
import { monthNamed } from '#core/calendar-month.ts';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { found } from '#core/domain-error.ts';
import { write } from '#core/http/handler.ts';
import { deleteSignedAcceptances, lockedMonth, type Period, requireOpen } from '#months/public.ts';
import { openSignOff } from '../signed/stored-sign-off.ts';
import { salarySignOff } from '../signed/table.ts';
import { wireSignOff } from './wire-sign-off.ts';

/** Takes away what was signed off of an open month, with the warnings that were accepted by it; those of its closings stay. */
export async function dropSignOff(ctx: InCompany, { id }: Period): Promise<void> {
  const open = and(eq(salarySignOff.periodId, id), isNull(salarySignOff.versionId));
  await ctx.tx.delete(salarySignOff).where(and(scoped(ctx, salarySignOff), open));
  await deleteSignedAcceptances(ctx, id);
}

export const withdrawSignOff = write({
  call,
  load: async (ctx, { body }) => {
    const period = await lockedMonth(ctx, body);
    requireOpen(period);
    found(await openSignOff(ctx, period));
    return period;
  },
  run: async (ctx, _input, period) => {
    await dropSignOff(ctx, period);
    return wireSignOff(ctx, period);
  },
  audit: ({ loaded }) => ({
    page: 'salaries',
    type: 'withdrawSignOff',
    objectId: loaded.id,
    about: { month: monthNamed(loaded) },
    old: { signedOff: 1 },
    new: { signedOff: null },
  }),
});
