import type { LeaveTypeId } from '@paga/contract/leave';
import { LeaveType } from '@paga/contract/shapes';
import { monthEnd, parts, toWeekWorkingDays, type WeekWorkingDays } from '@paga/payroll';
import { desc } from 'drizzle-orm';
import { holidaysBetween } from '#company/public.ts';
import { leaveSetting } from '#company/settings/table.ts';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';

/** A company's dated leave setting, as stored. */
export type LeaveSetting = typeof leaveSetting.$inferSelect;

/** What leave between two dates is counted by: the company's settings, newest first, and the public holidays. */
export type LeaveRules = { settings: readonly LeaveSetting[]; holidays: ReadonlySet<string> };

/** The leave settings of the company, newest first. */
export function leaveSettings(ctx: InCompany): Promise<LeaveSetting[]> {
  return ctx.tx
    .select()
    .from(leaveSetting)
    .where(scoped(ctx, leaveSetting))
    .orderBy(desc(leaveSetting.validFrom), desc(leaveSetting.id));
}

/** Settings and holidays for leave between two dates. */
export async function leaveRules(ctx: InCompany, from: string, to: string): Promise<LeaveRules> {
  const settings = await leaveSettings(ctx);
  const holidays = await holidaysBetween(ctx, from, to);
  return { settings, holidays: new Set(holidays.map((holiday) => holiday.date)) };
}

/** What of the rules says whether a day is worked on. */
export type WorkingDays = {
  settings: readonly Pick<LeaveSetting, 'validFrom' | 'weekWorkingDays'>[];
  holidays: ReadonlySet<string>;
};

/** The setting in force on a day. */
export function settingOn<Setting extends { validFrom: string }>(
  settings: readonly Setting[],
  date: string,
): Setting | undefined {
  return settings.find((setting) => setting.validFrom <= date);
}

/** The setting a calendar year's leave is granted by: the one in force on its last day. */
export function settingOfYear(settings: readonly LeaveSetting[], year: number): LeaveSetting | undefined {
  return settingOn(settings, `${year}-12-31`);
}

/** Working days of the week in a date's month; rules §2: a month goes by what is in force on its last day. */
export function weekOf(settings: WorkingDays['settings'], date: string): WeekWorkingDays | undefined {
  const { year, month } = parts(date);
  const setting = settingOn(settings, monthEnd(year, month));
  return setting && toWeekWorkingDays(setting.weekWorkingDays);
}

/** Days a year grants for a type. Maternity is granted by date: its figure is the weekdays of that stretch (365 days: 261 of a five-day week). */
export function grantedDays(setting: LeaveSetting, type: LeaveTypeId, female: boolean): number {
  if (type === LeaveType.annual) return setting.annualLeaveDays;
  if (type === LeaveType.medical) return setting.medicalLeaveDays;
  if (type === LeaveType.maternity)
    return Math.ceil((setting.maternityLeaveDays * setting.weekWorkingDays) / 7);
  return female ? setting.femaleSpecialLeaveDays : setting.maleSpecialLeaveDays;
}

/** Pay of a leave day in percent, as an exact decimal. */
export function leavePercentage(setting: LeaveSetting, type: LeaveTypeId, female: boolean): string {
  if (type === LeaveType.annual) return setting.annualLeavePercentage;
  if (type === LeaveType.medical) return setting.medicalLeavePercentage;
  if (type === LeaveType.maternity) return setting.maternityLeavePercentage;
  return female ? setting.femaleSpecialLeavePercentage : setting.maleSpecialLeavePercentage;
}
