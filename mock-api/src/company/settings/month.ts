import type { MonthSettings } from '@paga/contract/company/settings';
import type { Context } from '#core/http/context.ts';
import { settingVersion } from './dated-setting.ts';
import { LAST_DAY } from './payment-date.ts';
import { settingOn } from './setting-on.ts';
import { hoursSetting, paydaySetting } from './table.ts';

type HoursRow = typeof hoursSetting.$inferSelect;
type PaydayRow = typeof paydaySetting.$inferSelect;

/** The hours of a setting; null: by the working days of each month. */
export const hoursValues = (row: HoursRow) => ({
  hoursPerMonth: row.hoursPerMonth === null ? null : Number(row.hoursPerMonth),
});
export const paydayValues = ({ paymentDay, paymentMonth }: PaydayRow) => ({ paymentDay, paymentMonth });

type Rows = { hours: HoursRow | undefined; payday: PaydayRow | undefined };

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
    hoursPerMonth: hours ? hoursValues(hours).hoursPerMonth : null,
    ...(payday ? paydayValues(payday) : LAST_DAY),
  };
}
