import { daysOfEvent, type LeaveReason } from '@paga/contract/leave';
import { addDays } from '@paga/payroll';
import { and, eq } from 'drizzle-orm';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { leaveRules, settingOn } from '../count/leave-rules.ts';
import { type Stretch, wholeLeave } from '../count/maternity-chain.ts';
import { vacation } from '../count/table.ts';

/** Leave for a reason about to be written. */
type EventLeave = Stretch & { id?: number | undefined; reason: LeaveReason };

/** Calendar days that may lie between two pieces of one event: more than the longest row of days off. */
const BETWEEN = 31;

/** What the law grants for an event, and what of it the other pieces of the event have used. */
type EventDays = { granted: number; used: number };

/**
 * The event a leave belongs to: entries for the same reason with no working day between them are one, so a leave cut in two has its days once.
 * Null when the company has no leave setting on its first day.
 */
export async function eventDays(
  ctx: InCompany,
  employeeId: number,
  { id, reason, from, to }: EventLeave,
): Promise<EventDays | null> {
  const stored = await ctx.tx
    .select({ id: vacation.id, from: vacation.from, to: vacation.to, days: vacation.days })
    .from(vacation)
    .where(and(scoped(ctx, vacation), eq(vacation.employeeId, employeeId), eq(vacation.reason, reason)));
  const others = stored.filter((entry) => entry.id !== id);
  const dates = [from, to, ...others.flatMap((entry) => [entry.from, entry.to])].sort();
  const rules = await leaveRules(
    ctx,
    addDays(dates[0] ?? from, -BETWEEN),
    addDays(dates.at(-1) ?? to, BETWEEN),
  );
  const whole = wholeLeave({ from, to }, others, rules);
  const setting = settingOn(rules.settings, whole.from);
  if (!setting) return null;
  const pieces = others.filter((entry) => entry.from >= whole.from && entry.to <= whole.to);
  const used = pieces.reduce((sum, { days }) => sum + days.length, 0);
  return { granted: daysOfEvent(reason, setting.weekWorkingDays), used };
}
