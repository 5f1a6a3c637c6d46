import { getOwnHome as call, type OwnHome } from '@paga/contract/own/home';
import { toEuro } from '@paga/payroll';
import { monthBefore, sortableMonth } from '#core/calendar-month.ts';
import { ownRead } from '#core/http/own-handler.ts';
import { ownLeaveStanding } from '#leave/public.ts';
import { closedDifference } from '#payroll/public.ts';
import { lastTwo, type OwnClosing, standingOf } from '../payslips/own-closings.ts';

type Last = NonNullable<OwnHome['last']>;

/** What the month before says, where it was closed with this person in it. */
function changeOf(last: OwnClosing, before: OwnClosing | undefined): Last['change'] {
  if (!before || sortableMonth(before.kept.month) !== sortableMonth(monthBefore(last.kept.month)))
    return null;
  const { year, month } = before.kept.month;
  return {
    ...{ year, month, netto: toEuro(before.kept.content.figures.netto) },
    ...closedDifference(before.kept, last.kept),
  };
}

function lastOf([last, before]: readonly OwnClosing[]): OwnHome['last'] {
  if (!last) return null;
  const { id, month, content } = last.kept;
  return {
    ...{ id, year: month.year, month: month.month, paymentDate: month.paymentDate },
    ...{ netto: toEuro(content.figures.netto), correcting: standingOf(last) === 'correcting' },
    change: changeOf(last, before),
  };
}

export const getOwnHome = ownRead({
  call,
  run: async (ctx) => {
    const { parts, companyId, employeeId, leftOn } = ctx.own;
    const seesLeave = parts.includes('leave') && leftOn === null;
    const leave = seesLeave ? await ownLeaveStanding({ ...ctx, companyId }, employeeId) : null;
    return {
      last: parts.includes('payslips') ? lastOf(await lastTwo(ctx)) : null,
      toDecide: leave?.toDecide ?? 0,
      leaveLeft: leave?.left ?? null,
    };
  },
});
