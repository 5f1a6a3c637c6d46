import { getLeaveConfiguration, type LeaveConfiguration, updateLeaveConfiguration } from '@paga/contract/admin/company-settings';
import { monthStart, parts } from '@paga/payroll';
import { and, gt, ne } from 'drizzle-orm';
import { own } from '#core/db/own-rows.ts';
import { found } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { read, write } from '#core/http/handler.ts';
import { recountSpan } from '#leave/count/recount-leaves.ts';
import { takeCounting } from '../law/holiday-lock.ts';
import { settingOn } from '../months/basis.ts';
import { beforeChange, lockSettings, type SettingValues, saveSetting, settingAudit, settingVersion } from './dated-setting.ts';
import { leaveSetting } from './table.ts';

type Row = typeof leaveSetting.$inferSelect;
type Values = Omit<LeaveConfiguration, 'tenantId' | 'validFrom' | 'version'>;

/** Days and percentages of a setting, by the wire's names. */
export const leaveValues = (row: Row): Values => ({
  weekWorkingDays: row.weekWorkingDays,
  annualLeaveDays: row.annualLeaveDays,
  annualPercentage: Number(row.annualLeavePercentage),
  medicalLeaveDays: row.medicalLeaveDays,
  medicalPercentage: Number(row.medicalLeavePercentage),
  maleSpecialLeaveDays: row.maleSpecialLeaveDays,
  maleSpecialPercentage: Number(row.maleSpecialLeavePercentage),
  femaleSpecialLeaveDays: row.femaleSpecialLeaveDays,
  femaleSpecialPercentage: Number(row.femaleSpecialLeavePercentage),
  maternityLeaveDays: row.maternityLeaveDays,
  maternityPercentage: Number(row.maternityLeavePercentage),
});

const stored = (values: Values): SettingValues<typeof leaveSetting> => ({
  weekWorkingDays: values.weekWorkingDays,
  annualLeaveDays: values.annualLeaveDays,
  annualLeavePercentage: String(values.annualPercentage),
  medicalLeaveDays: values.medicalLeaveDays,
  medicalLeavePercentage: String(values.medicalPercentage),
  maleSpecialLeaveDays: values.maleSpecialLeaveDays,
  maleSpecialLeavePercentage: String(values.maleSpecialPercentage),
  femaleSpecialLeaveDays: values.femaleSpecialLeaveDays,
  femaleSpecialLeavePercentage: String(values.femaleSpecialPercentage),
  maternityLeaveDays: values.maternityLeaveDays,
  maternityLeavePercentage: String(values.maternityPercentage),
});

const wire = (row: Row): LeaveConfiguration => ({ tenantId: row.tenantId, validFrom: row.validFrom, ...leaveValues(row) });

// A month goes by the week in force on its last day (rules §2).
function fromMonthOf(day: string) {
  const { year, month } = parts(day);
  return { from: monthStart(year, month), to: null };
}

/** Whether the change may bring another week: it holds from the day asked for, or from a later one when months up to there are closed. */
async function mayChangeWeek(
  ctx: Context,
  { validFrom = ctx.today, weekWorkingDays }: { validFrom?: string; weekWorkingDays: number },
): Promise<boolean> {
  if ((await settingOn(ctx, leaveSetting, validFrom))?.weekWorkingDays !== weekWorkingDays) return true;
  const later = and(own(ctx, leaveSetting), gt(leaveSetting.validFrom, validFrom), ne(leaveSetting.weekWorkingDays, weekWorkingDays));
  return (await ctx.tx.$count(leaveSetting, later)) > 0;
}

export const leaveConfiguration = read({
  call: getLeaveConfiguration,
  run: async (ctx) => ({ ...wire(found(await settingOn(ctx, leaveSetting, ctx.today))), version: await settingVersion(ctx, leaveSetting) }),
});

export const changeLeaveConfiguration = write({
  call: updateLeaveConfiguration,
  load: async (ctx, { body }) => {
    await lockSettings(ctx);
    // Bookings that count by the week of before are finished first.
    if (await mayChangeWeek(ctx, body)) await takeCounting(ctx);
    return beforeChange(ctx, leaveSetting, body);
  },
  run: async (ctx, { body }, change) => {
    const row = await saveSetting(ctx, leaveSetting, change, stored(body));
    if (change.before?.weekWorkingDays !== row.weekWorkingDays)
      await recountSpan(ctx, fromMonthOf(change.validFrom), { now: ctx.now, userId: ctx.actor.userId });
    return { ...wire(row), version: await settingVersion(ctx, leaveSetting) };
  },
  audit: ({ loaded: { before }, answer }) => settingAudit('updateLeave', before ? wire(before) : null, answer),
});
