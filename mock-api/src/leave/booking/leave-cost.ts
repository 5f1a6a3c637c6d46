import type { EventRest, LeavePreview, PreviewBalance, PreviewRefusal } from '@paga/contract/leave';
import { LeaveType } from '@paga/contract/shapes';
import { yearFigures } from '@paga/payroll';
import { holidaysBetween } from '#company/public.ts';
import type { InCompany } from '#core/db/scoped-rows.ts';
import { closedMonths } from '#months/public.ts';
import { countedDays, daysByYear } from '../count/counted-days.ts';
import { leaveRules, settingOfYear } from '../count/leave-rules.ts';
import { bookingLedger } from '../ledger/booking-ledger.ts';
import type { Employee } from '../ledger/leave-person.ts';
import { type Booking, checkLeave } from './booking.ts';
import { eventDays } from './event-days.ts';
import { leaveWarnings } from './leave-warnings.ts';

type LeaveCost = Pick<
  LeavePreview,
  'workingDays' | 'holidays' | 'balances' | 'event' | 'refusal' | 'warnings'
>;

/** What a leave would cost a person, and whether it would be booked: the check of a booking, without a lock and without a write, and without anything of others. */
export async function leaveCost(
  ctx: InCompany & { today: string },
  person: Employee,
  booking: Booking,
): Promise<LeaveCost> {
  const checked = await checkLeave(ctx, person, booking);
  const refused = 'reason' in checked ? checked.reason : null;
  const days = 'reason' in checked ? await daysAnyway(ctx, booking) : checked.days;
  const balances = await balancesAfter(ctx, person, booking, days);
  return {
    workingDays: days.length,
    holidays: await holidaysWithin(ctx, booking),
    balances,
    event: await eventAfter(ctx, person, booking, days.length),
    refusal: refused ?? (await closedRefusal(ctx, days)),
    warnings: await leaveWarnings(ctx, person, booking, { today: ctx.today, days, balances }),
  };
}

/** The days a leave costs, of one that is refused as far as they can be counted. */
export async function daysAnyway(ctx: InCompany, booking: Booking): Promise<string[]> {
  if (booking.to < booking.from) return [];
  return countedDays(booking, await leaveRules(ctx, booking.from, booking.to)) ?? [];
}

async function closedRefusal(ctx: InCompany, days: readonly string[]): Promise<PreviewRefusal | null> {
  return (await closedMonths(ctx, days)).length > 0 ? 'periodClosed' : null;
}

// Maternity is granted by date, not by days of a year: nothing is left to say.
async function balancesAfter(
  ctx: InCompany & { today: string },
  person: Employee,
  booking: Booking,
  days: readonly string[],
): Promise<PreviewBalance[]> {
  if (booking.type === LeaveType.maternity) return [];
  const { settings } = await leaveRules(ctx, booking.from, booking.to);
  const years = [...daysByYear(days)].filter(([year]) => settingOfYear(settings, year));
  if (years.length === 0) return [];
  const { after } = await bookingLedger(ctx, person, booking, { days, settings });
  return years.map(([year, wanted]) => ({ year, wanted, left: yearFigures(after, year, ctx.today).left }));
}

async function eventAfter(
  ctx: InCompany,
  { id }: Employee,
  { reason, ...booking }: Booking,
  wanted: number,
): Promise<EventRest | null> {
  const event =
    reason && booking.to >= booking.from ? await eventDays(ctx, id, { ...booking, reason }) : null;
  if (!reason || !event) return null;
  return { reason, granted: event.granted, left: Math.max(event.granted - event.used - wanted, 0) };
}

async function holidaysWithin(ctx: InCompany, { type, from, to }: Booking) {
  if (type === LeaveType.maternity) return [];
  const holidays = await holidaysBetween(ctx, from, to);
  return holidays.map(({ date, name, nameEn }) => ({ date, name, nameEn }));
}
