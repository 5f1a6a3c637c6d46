import type { TermChange } from '@paga/payroll';
import {
  hoursSetting,
  insuranceSetting,
  leaveSetting,
  overtimeSetting,
  type SettingRow,
  termValues,
} from '#company/public.ts';
import type { InCompany } from '#core/db/scoped-rows.ts';
import { settingsWithin, termChanges } from './settings-within.ts';

/** The settings that a month takes as they are on its last day. */
type MonthSettings = {
  overtime: SettingRow<'overtime'> | undefined;
  leave: SettingRow<'leave'> | undefined;
  insurance: SettingRow<'insurance'> | undefined;
  hours: SettingRow<'hours'> | undefined;
};

/** What of the company's settings changed after the first day of a month. The week is none of it: a month has one. */
export async function changedSettings(
  ctx: InCompany,
  now: MonthSettings,
  first: string,
): Promise<TermChange[]> {
  const [overtime, leave, insurance, hours] = await Promise.all([
    settingsWithin(ctx, overtimeSetting, now.overtime, first),
    settingsWithin(ctx, leaveSetting, now.leave, first),
    settingsWithin(ctx, insuranceSetting, now.insurance, first),
    settingsWithin(ctx, hoursSetting, now.hours, first),
  ]);
  return [
    ...termChanges(overtime, (row) => termValues('overtime', row)),
    ...termChanges(leave, (row) => termValues('leave', row)),
    ...termChanges(insurance, (row) => termValues('insurance', row)),
    ...termChanges(hours, (row) => termValues('hours', row)),
  ];
}
