import {
  type DatesRefusal,
  type LeaveReason,
  type MissingBalance,
  reasonsFor,
  type SaveRefusal,
} from '@paga/contract/leave';
import { DraftStatus, Gender, LeaveType } from '@paga/contract/shapes';
import { addMonths } from '@paga/payroll';
import { and, eq, gte, lte, ne, notInArray, type SQL } from 'drizzle-orm';
import { holdCounting } from '#company/public.ts';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { contractsOf } from '#people/public.ts';
import { countedDays, daysByYear, type LeaveDates } from '../count/counted-days.ts';
import { type LeaveRules, leaveRules, settingOfYear } from '../count/leave-rules.ts';
import { askedToRunOn, lastGrantedDay, maternityEntries, maternityLeave } from '../count/maternity-chain.ts';
import { vacation } from '../count/table.ts';
import { bookingLedger, missingBalance } from '../ledger/booking-ledger.ts';
import type { Employee } from '../ledger/leave-person.ts';
import { eventDays } from './event-days.ts';

/** Why a leave is not booked. */
export type Refusal =
  | { created: false; reason: DatesRefusal; balance?: MissingBalance }
  | { created: null; reason: SaveRefusal }
  | { created: undefined; reason: 'exists' };

/** The days of a leave and what they were counted by. */
type Counted = { days: string[]; rules: LeaveRules };

/** A leave about to be written: `id` is that of the leave being edited, absent for a new one; `replaces` are leaves that make room for it. */
export type Booking = LeaveDates & {
  id?: number | undefined;
  reason?: LeaveReason | undefined;
  newBirth?: boolean | undefined;
  replaces?: readonly number[];
};

/** Checks a leave against everything the rules say; the days it costs, or why it is refused. What it counts by is held until the transaction ends. */
export async function checkBooking(
  ctx: InCompany,
  person: Employee,
  booking: Booking,
): Promise<{ days: string[] } | Refusal> {
  await holdCounting(ctx);
  return checkLeave(ctx, person, booking);
}

/** The same check for looking only: nothing is held, so a booking a moment later may be answered differently. `known` are the rules of its dates. */
export async function checkLeave(
  ctx: InCompany,
  person: Employee,
  booking: Booking,
  known?: LeaveRules,
): Promise<{ days: string[] } | Refusal> {
  const refused = refusedForPerson(person, booking) ?? refusedDates(person, booking);
  if (refused) return refused;
  if (await overlaps(ctx, person.id, booking)) return { created: undefined, reason: 'exists' };
  const rules = known ?? (await leaveRules(ctx, booking.from, booking.to));
  const days = countedDays(booking, rules);
  if (days === null) return { created: null, reason: 'noLeaveSettings' };
  if (days.length === 0) return { created: false, reason: 'noWorkingDays' };
  return (await beyondLimit(ctx, person, booking, { days, rules })) ?? { days };
}

// Each kind of leave has its own limit: maternity goes by date, leave for a reason by its event, the others by the year.
function beyondLimit(
  ctx: InCompany,
  person: Employee,
  booking: Booking,
  counted: Counted,
): Promise<Refusal | null> {
  const { type, reason } = booking;
  if (type === LeaveType.maternity) return beyondMaternity(ctx, person, booking);
  if (reason !== undefined) return beyondEvent(ctx, person, { ...booking, reason }, counted.days);
  return beyondBalance(ctx, person, booking, counted);
}

function refusedForPerson(person: Employee, { type, reason }: Booking): Refusal | null {
  if (person.draftStatus === DraftStatus.draft || person.contractStarted === null)
    return { created: null, reason: 'draftEmployee' };
  if (type === LeaveType.maternity && person.gender !== Gender.female)
    return { created: null, reason: 'typeNotAllowed' };
  if (reason !== undefined && (type !== LeaveType.special || !reasonsFor(person.gender).includes(reason)))
    return { created: null, reason: 'reasonNotAllowed' };
  return null;
}

function refusedDates(person: Employee, { from, to }: Booking): Refusal | null {
  if (to < from) return { created: false, reason: 'endBeforeStart' };
  if (to >= addMonths(from, 12)) return { created: false, reason: 'tooLong' };
  const inside = contractsOf(person).some(({ started, ended }) => started <= from && (ended ?? to) >= to);
  return !inside ? { created: false, reason: 'outsideContract' } : null;
}

async function overlaps(
  ctx: InCompany,
  employeeId: number,
  { id, from, to, replaces = [] }: Booking,
): Promise<boolean> {
  const others: (SQL | undefined)[] = [
    scoped(ctx, vacation),
    eq(vacation.employeeId, employeeId),
    lte(vacation.from, to),
    gte(vacation.to, from),
  ];
  if (id !== undefined) others.push(ne(vacation.id, id));
  if (replaces.length > 0) others.push(notInArray(vacation.id, [...replaces]));
  const rows = await ctx.tx
    .select({ id: vacation.id })
    .from(vacation)
    .where(and(...others))
    .limit(1);
  return rows.length > 0;
}

// A leave over New Year's Eve must fit into the account of either year, and leave what is booked later its days.
async function beyondBalance(
  ctx: InCompany,
  person: Employee,
  booking: Booking,
  { days, rules: { settings } }: Counted,
): Promise<Refusal | null> {
  if ([...daysByYear(days).keys()].some((year) => !settingOfYear(settings, year)))
    return { created: null, reason: 'noLeaveSettings' };
  const balance = missingBalance(await bookingLedger(ctx, person, booking, { days, settings }), days);
  return balance && { created: false, reason: 'beyondBalance', balance };
}

async function beyondEvent(
  ctx: InCompany,
  person: Employee,
  booking: Booking & { reason: LeaveReason },
  days: readonly string[],
): Promise<Refusal | null> {
  const event = await eventDays(ctx, person.id, booking);
  if (!event) return { created: null, reason: 'noLeaveSettings' };
  const [wanted, left] = [days.length, Math.max(event.granted - event.used, 0)];
  const year = Number(booking.from.slice(0, 4));
  return wanted > left ? { created: false, reason: 'beyondEvent', balance: { year, wanted, left } } : null;
}

async function beyondMaternity(ctx: InCompany, person: Employee, booking: Booking): Promise<Refusal | null> {
  const { others, rules } = await otherMaternity(ctx, person, booking);
  const whole = maternityLeave({ ...booking, newBirth: booking.newBirth ?? false }, others, rules);
  const setting = settingOfYear(rules.settings, Number(whole.from.slice(0, 4)));
  if (!setting) return { created: null, reason: 'noLeaveSettings' };
  return whole.to > lastGrantedDay(whole.from, setting.maternityLeaveDays)
    ? { created: false, reason: 'tooLong' }
    : null;
}

/** The person's other maternity entries, and the working days between them. */
async function otherMaternity(ctx: InCompany, person: Pick<Employee, 'id'>, booking: Booking) {
  const others = (await maternityEntries(ctx, person.id)).filter((entry) => entry.id !== booking.id);
  const [first = booking.from] = [booking, ...others].map(({ from }) => from).sort();
  return { others, rules: await leaveRules(ctx, first, addMonths(booking.to, 12)) };
}

/** The first day of the maternity leave that a booking runs on from after a gap, unless it is a new birth; null: nothing is asked. */
export async function continuedMaternity(
  ctx: InCompany,
  person: Pick<Employee, 'id'>,
  booking: Booking,
): Promise<string | null> {
  if (booking.type !== LeaveType.maternity || booking.to < booking.from) return null;
  const { others, rules } = await otherMaternity(ctx, person, booking);
  return askedToRunOn(booking, others, rules);
}
