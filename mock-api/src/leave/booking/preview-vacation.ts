import { previewVacation as call, type LeavePreview } from '@paga/contract/leave';
import { LeaveType } from '@paga/contract/shapes';
import type { InCompany } from '#core/db/scoped-rows.ts';
import { read } from '#core/http/handler.ts';
import { employeeOf } from '#people/public.ts';
import { phasesOf } from '../count/maternity-phases.ts';
import type { Employee } from '../ledger/leave-person.ts';
import { alsoAway } from './also-away.ts';
import { type Booking, continuedMaternity } from './booking.ts';
import { annualLeavesWithin, daysGivenBack } from './give-back.ts';
import { leaveCost } from './leave-cost.ts';

/** What a leave would cost, and what it means for others. */
export const previewVacation = read({
  call,
  run: async (ctx, { query: { employeeId, type, from, to, reason, newBirth, vacationId } }) => {
    const person: Employee = await employeeOf(ctx, employeeId);
    const annual = type === LeaveType.medical ? await annualLeavesWithin(ctx, employeeId, { from, to }) : [];
    const replaces = annual.map(({ id }) => id);
    const booking: Booking = { type, from, to, reason, newBirth, id: vacationId, replaces };
    return {
      ...(await leaveCost(ctx, person, booking)),
      continues: await continuedMaternity(ctx, person, booking),
      alsoAway: await alsoAway(ctx, employeeId, { from, to }),
      givesBack: daysGivenBack(annual, { from, to }).length,
      phases: await phasesAfter(ctx, employeeId, booking),
    };
  },
});

function phasesAfter(
  ctx: InCompany,
  employeeId: number,
  { type, id, from, to, newBirth = false }: Booking,
): Promise<LeavePreview['phases']> {
  return type === LeaveType.maternity
    ? phasesOf(ctx, employeeId, { id, from, to, newBirth })
    : Promise.resolve([]);
}
