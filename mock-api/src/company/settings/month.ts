import type { MonthSettings } from '@paga/contract/company/settings';
import type { Context } from '#core/http/context.ts';
import { settingVersion } from './dated-setting.ts';
import { LAST_DAY } from './payment-date.ts';
import { settingOn } from './setting-on.ts';
import { type SettingRow, wireValues } from './setting-values.ts';
import { hoursSetting, paydaySetting } from './table.ts';

/** Without hours: by the working days of each month. */
type Rows = { hours: SettingRow<'hours'> | undefined; payday: SettingRow<'payday'> | undefined };

export const rowsOn = async (ctx: Context, day: string): Promise<Rows> => ({
  hours: await settingOn(ctx, hoursSetting, day),
  payday: await settingOn(ctx, paydaySetting, day),
});

export const versionOf = (ctx: Context) => settingVersion(ctx, hoursSetting, paydaySetting);

/** Two settings on one page: since the younger of the two. */
export function wire({ hours, payday }: Rows, today: string): MonthSettings {
  const since = [hours?.validFrom, payday?.validFrom].filter((day) => day !== undefined).sort();
  return {
    validFrom: since.at(-1) ?? today,
    ...(hours ? wireValues('hours', hours) : { hoursPerMonth: null }),
    ...(payday ? wireValues('payday', payday) : LAST_DAY),
  };
}
