import { type TermChange, toEuro } from '@paga/payroll';
import type { InCompany } from '#core/db/own-rows.ts';
import { hoursSetting, insuranceSetting, leaveSetting, overtimeSetting } from '../settings/table.ts';
import { settingsWithin, termChanges } from './settings-within.ts';

/** The settings that a month takes as they are on its last day. */
type MonthSettings = {
  overtime: typeof overtimeSetting.$inferSelect | undefined;
  leave: typeof leaveSetting.$inferSelect | undefined;
  insurance: typeof insuranceSetting.$inferSelect | undefined;
  hours: typeof hoursSetting.$inferSelect | undefined;
};

/** What of the company's settings changed after the first day of a month. The week is none of it: a month has one. */
export async function changedSettings(
  ctx: InCompany,
  now: MonthSettings,
  first: string,
): Promise<TermChange[]> {
  const overtime = await settingsWithin(ctx, overtimeSetting, now.overtime, first);
  const leave = await settingsWithin(ctx, leaveSetting, now.leave, first);
  const insurance = await settingsWithin(ctx, insuranceSetting, now.insurance, first);
  const hours = await settingsWithin(ctx, hoursSetting, now.hours, first);
  return [
    ...termChanges(overtime, (row) => ({
      night: Number(row.nightPercentage),
      weekend: Number(row.weekendPercentage),
      afterWork: Number(row.afterHoursPercentage),
      holiday: Number(row.holidayPercentage),
      guard: Number(row.guardPercentage),
    })),
    ...termChanges(leave, (row) => ({
      annualLeave: Number(row.annualLeavePercentage),
      medicalLeave: Number(row.medicalLeavePercentage),
      maternityLeave: Number(row.maternityLeavePercentage),
      maleSpecialLeave: Number(row.maleSpecialLeavePercentage),
      femaleSpecialLeave: Number(row.femaleSpecialLeavePercentage),
    })),
    ...termChanges(insurance, (row) => ({
      prime: toEuro(row.prime),
      partner: toEuro(row.partner),
      children: toEuro(row.children),
      adultChildren: toEuro(row.adultsChildren),
      parent: toEuro(row.parent),
    })),
    ...termChanges(hours, ({ hoursPerMonth }) => ({
      hoursPerMonth: hoursPerMonth === null ? null : Number(hoursPerMonth),
    })),
  ];
}
