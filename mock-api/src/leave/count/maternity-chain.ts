import { LeaveType } from '@paga/contract/shapes';
import { addDays, addMonths, daysBetween, lastMaternityDay, MATERNITY_MONTHS, weekday } from '@paga/payroll';
import { and, eq } from 'drizzle-orm';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { type WorkingDays, weekOf } from './leave-rules.ts';
import { vacation } from './table.ts';

/** First and last day of a stretch. */
export type Stretch = { from: string; to: string };

/** The first day after `date` on which the company works. */
export function nextWorkingDay(date: string, { settings, holidays }: WorkingDays): string {
  for (let day = addDays(date, 1); ; day = addDays(day, 1)) {
    const week = weekOf(settings, day);
    if (week === undefined || (weekday(day) <= week && !holidays.has(day))) return day;
  }
}

/**
 * The whole leave an entry belongs to: entries with no working day between them are one leave, so cutting a leave in two, at a
 * weekend or a public holiday as well, does not start its limit again.
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

/** An entry of maternity leave; `newBirth`: it begins another leave although it starts within twelve months of the one before. */
export type MaternityEntry = Stretch & { newBirth: boolean };

const byDate = (one: Stretch, other: Stretch) => (one.from < other.from ? -1 : 1);

/**
 * The maternity leave an entry belongs to: its months run on by date from the first day, gaps included. Another leave begins after twelve months, or
 * with an entry that is a new birth; where nothing but days off lies before it, it is always the same leave.
 */
export function maternityLeave(
  entry: MaternityEntry,
  others: readonly MaternityEntry[],
  rules: WorkingDays,
): Stretch {
  let leave: Stretch | undefined;
  for (const one of [...others, entry].sort(byDate)) {
    const runsOn =
      leave !== undefined &&
      (one.from <= nextWorkingDay(leave.to, rules) ||
        (!one.newBirth && one.from < addMonths(leave.from, MATERNITY_MONTHS)));
    if (runsOn && leave) leave = { from: leave.from, to: [leave.to, one.to].sort()[1] ?? one.to };
    else if (leave && leave.from <= entry.from && leave.to >= entry.to) return leave;
    else leave = { from: one.from, to: one.to };
  }
  return leave ?? entry;
}

/** The first day of a leave that an entry would run on from after a gap, were it no new birth; null: there is nothing to ask. */
export function askedToRunOn(
  entry: Stretch,
  others: readonly MaternityEntry[],
  rules: WorkingDays,
): string | null {
  const alone = maternityLeave({ ...entry, newBirth: true }, others, rules).from;
  const runningOn = maternityLeave({ ...entry, newBirth: false }, others, rules).from;
  return runningOn < alone ? runningOn : null;
}

/** The last day a maternity leave may have: 12 months by date, or fewer days where the company grants less than a year. */
export function lastGrantedDay(from: string, grantedCalendarDays: number): string {
  const byLaw = lastMaternityDay(from);
  const granted = addDays(from, grantedCalendarDays - 1);
  return daysBetween(granted, byLaw) > 1 ? granted : byLaw;
}

/** The maternity entries of an employee. */
export function maternityEntries(
  ctx: InCompany,
  employeeId: number,
): Promise<(MaternityEntry & { id: number })[]> {
  return ctx.tx
    .select({ id: vacation.id, from: vacation.from, to: vacation.to, newBirth: vacation.newBirth })
    .from(vacation)
    .where(
      and(scoped(ctx, vacation), eq(vacation.employeeId, employeeId), eq(vacation.type, LeaveType.maternity)),
    );
}
