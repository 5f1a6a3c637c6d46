// Days counted one by one, for tests of what counts them otherwise.
import { type CivilDate, toDayNumber } from '@paga/calendar';
import { isLeaveDay, type LeaveType } from '#calendar/leave-days.ts';
import { type Contract, payDayNumbers, type WeekWorkingDays } from '#calendar/pay-days.ts';

/**
 * The working days a leave entry costs: weekdays without public holidays; for maternity every weekday counts (rules §3, §9).
 * `to` before `from`: 0.
 *
 * Example: `leaveDays({ type: 0, from: '2026-01-01', to: '2026-01-09' }, 5, ['2026-01-01', '2026-01-02', '2026-01-07'])` is `4`.
 */
export function leaveDays(
  leave: { type: LeaveType; from: CivilDate; to: CivilDate },
  week: WeekWorkingDays,
  holidays: Iterable<CivilDate>,
): number {
  const free = new Set([...holidays].map(toDayNumber));
  const last = toDayNumber(leave.to);
  let days = 0;
  for (let day = toDayNumber(leave.from); day <= last; day += 1)
    if (isLeaveDay(leave.type, day, week, free)) days += 1;
  return days;
}

/**
 * Pay days of a month that lie in the contract, its first and last day included.
 *
 * Example: `contractDays({ started: '2026-10-15' }, 2026, 10, 5)` is `12`.
 */
export function contractDays(contract: Contract, year: number, month: number, week: WeekWorkingDays): number {
  const from = toDayNumber(contract.started);
  const to = contract.ended ? toDayNumber(contract.ended) : Number.POSITIVE_INFINITY;
  return payDayNumbers(year, month, week).filter((day) => day >= from && day <= to).length;
}
