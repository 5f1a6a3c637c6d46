import { monthEnd } from '@paga/payroll';
import type { CalendarMonth } from '#core/calendar-month.ts';
import type { InCompany } from '#core/db/scoped-rows.ts';
import { type LeaveLeft, leaveLeftOn } from '#leave/public.ts';
import type { YearSums, YearToDate } from '#months/public.ts';
import { isNothing, plus, type SumsBefore, sumsBefore, yearSums } from './year-sums.ts';

type Row = YearSums & { employeeId: number };

/** What the rows of a month need for their years: the months before it, and the leave left at its end. */
export type YearOfRows = { before: SumsBefore; leave: ReadonlyMap<number, LeaveLeft> };

/** Reads both for the people of some rows of one month. */
export async function yearOfRows(
  ctx: InCompany,
  month: CalendarMonth,
  employeeIds: readonly number[],
): Promise<YearOfRows> {
  return {
    before: await sumsBefore(ctx, month, employeeIds),
    leave: await leaveLeftOn(ctx, employeeIds, monthEnd(month.year, month.month)),
  };
}

/** The year of a row up to its month, as a closing keeps it. */
export function toDateOf(row: Row, { before, leave }: YearOfRows): YearToDate {
  const earlier = before.get(row.employeeId);
  const left = leave.get(row.employeeId);
  return {
    ...plus(yearSums(row), earlier?.all),
    ...(earlier && !isNothing(earlier.open) && { open: earlier.open }),
    ...(left && { leave: left }),
  };
}
