import { type LeaveReason, type MissingBalance, reasonArticle } from '@paga/contract/leave';
import { LeaveType } from '@paga/contract/shapes';
import { type LedgerLine, lowestBalance, type UsedDay } from '@paga/payroll';
import { and, eq, max } from 'drizzle-orm';
import { daysOff } from '#company/public.ts';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { daysByYear, type LeaveDates } from '../count/counted-days.ts';
import type { LeaveSetting } from '../count/leave-rules.ts';
import { vacation } from '../count/table.ts';
import {
  correctionsOf,
  firstLinkedYear,
  goesOn,
  type LedgerEmployee,
  personLedger,
} from './person-ledger.ts';
import { usedDaysOf } from './used-days.ts';

type Wanted = LeaveDates & { id?: number | undefined; reason?: LeaveReason | undefined };

/** A person's ledger without the leave that is about to be booked, and with it; `years` are those a booking may change. */
type BookingLedger = { before: LedgerLine[]; after: LedgerLine[]; years: number[] };

const yearOf = (date: string): number => Number(date.slice(0, 4));

/** The last year that days of a year may still be carried into and be booked in. */
async function lastBookedYear(ctx: InCompany, employeeId: number, year: number): Promise<number> {
  const ofPerson = and(eq(vacation.employeeId, employeeId), eq(vacation.type, LeaveType.annual));
  const [row] = await ctx.tx
    .select({ last: max(vacation.to) })
    .from(vacation)
    .where(and(scoped(ctx, vacation), ofPerson));
  return row?.last ? Math.max(year, yearOf(row.last)) : year;
}

/** Reads the ledger of the years that a leave of these days may change. */
export async function bookingLedger(
  ctx: InCompany,
  person: LedgerEmployee,
  { type, id, reason }: Wanted,
  { days, settings }: { days: readonly string[]; settings: readonly LeaveSetting[] },
): Promise<BookingLedger> {
  const booked = [...daysByYear(days).keys()];
  const [from, until] = [Math.min(...booked), Math.max(...booked)];
  const annual = type === LeaveType.annual;
  const first = annual ? firstLinkedYear(settings, from) : from;
  const last = annual && goesOn(settings, until) ? await lastBookedYear(ctx, person.id, until) : until;
  const scope = { first, last, employeeId: person.id };
  const without = id === undefined ? [] : [id];
  const used = (await usedDaysOf(ctx, { ...scope, without })).of(person.id, type);
  const corrections = await correctionsOf(ctx, scope);
  const event = reason ? reasonArticle(reason) : null;
  const wanted = days.map((date): UsedDay => ({ date, days: 1, source: null, event }));
  const rules = { settings, daysOff: await daysOff(ctx) };
  const ledger = (all: readonly UsedDay[]) =>
    personLedger(rules, person, { type, first, last, used: all, corrections });
  const years = Array.from({ length: last - from + 1 }, (_, index) => from + index);
  return { before: ledger(used), after: ledger([...used, ...wanted]), years };
}

/** The first year in which a booking uses days that are not there; null when all of them are. Days for an event of the law do not fill up the year's figure. */
export function missingBalance(
  { before, after, years }: BookingLedger,
  days: readonly string[],
): MissingBalance | null {
  const wantedIn = daysByYear(days);
  const figures = (lines: readonly LedgerLine[]) => lines.filter(({ cause }) => cause !== 'event');
  const [was, is] = [figures(before), figures(after)];
  for (const year of years) {
    const lowest = lowestBalance(is, year);
    if (lowest >= 0 || lowest >= lowestBalance(was, year)) continue;
    const wanted = wantedIn.get(year) ?? days.length;
    return { year, wanted, left: Math.max(wanted + lowest, 0) };
  }
  return null;
}
