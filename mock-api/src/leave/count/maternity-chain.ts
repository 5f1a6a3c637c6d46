import { VacationType } from '@paga/contract/shapes';
import { addDays, daysBetween, lastMaternityDay, leaveDays } from '@paga/payroll';
import { and, eq } from 'drizzle-orm';
import { type InCompany, own } from '#core/db/own-rows.ts';
import { type WorkingDays, weekOf } from './leave-rules.ts';
import { vacation } from './table.ts';

/** First and last day of a stretch. */
export type Stretch = { from: string; to: string };

/** The first day after `date` on which the company works. */
function nextWorkingDay(date: string, { settings, holidays }: WorkingDays): string {
  for (let day = addDays(date, 1); ; day = addDays(day, 1)) {
    const week = weekOf(settings, day);
    if (
      week === undefined ||
      leaveDays({ type: VacationType.annual, from: day, to: day }, week, holidays) === 1
    )
      return day;
  }
}

/**
 * The whole maternity leave an entry belongs to: entries with no working day between them are one leave, so cutting a leave in two, at a
 * weekend or a public holiday as well, starts neither the twelve months nor the six paid ones again.
 */
export function wholeLeave(entry: Stretch, others: readonly Stretch[], rules: WorkingDays): Stretch {
  const follows = (earlier: Stretch, later: Stretch) =>
    later.from > earlier.to && later.from <= nextWorkingDay(earlier.to, rules);
  let { from, to } = entry;
  for (let grown = true; grown; ) {
    const before = others.find((other) => follows(other, { from, to }));
    const after = others.find((other) => follows({ from, to }, other));
    from = before?.from ?? from;
    to = after?.to ?? to;
    grown = before !== undefined || after !== undefined;
  }
  return { from, to };
}

/** The last day a maternity leave may have: 12 months by date, or fewer days where the company grants less than a year. */
export function lastGrantedDay(from: string, grantedCalendarDays: number): string {
  const byLaw = lastMaternityDay(from);
  const granted = addDays(from, grantedCalendarDays - 1);
  return daysBetween(granted, byLaw) > 1 ? granted : byLaw;
}

/** The maternity entries of an employee. */
export function maternityEntries(ctx: InCompany, employeeId: number): Promise<(Stretch & { id: number })[]> {
  return ctx.tx
    .select({ id: vacation.id, from: vacation.from, to: vacation.to })
    .from(vacation)
    .where(
      and(own(ctx, vacation), eq(vacation.employeeId, employeeId), eq(vacation.type, VacationType.maternity)),
    );
}
