import { getMonthSettings, type MonthSettings, updateMonthSettings } from '@paga/contract/admin/company-settings';
import type { Context } from '#core/http/context.ts';
import { read, write } from '#core/http/handler.ts';
import { settingOn } from '../months/basis.ts';
import { LAST_DAY } from '../months/payment-date.ts';
import { dayOfChange, requireVersion, saveSetting, settingAudit, settingVersion } from './dated-setting.ts';
import { hoursSetting, paydaySetting } from './table.ts';

type HoursRow = typeof hoursSetting.$inferSelect;
type PaydayRow = typeof paydaySetting.$inferSelect;

/** The hours of a setting; null: by the working days of each month. */
export const hoursValues = (row: HoursRow) => ({ hoursPerMonth: row.hoursPerMonth === null ? null : Number(row.hoursPerMonth) });
export const paydayValues = ({ paymentDay, paymentMonth }: PaydayRow) => ({ paymentDay, paymentMonth });

type Rows = { hours: HoursRow | undefined; payday: PaydayRow | undefined };

const rowsOn = async (ctx: Context, day: string): Promise<Rows> => ({
  hours: await settingOn(ctx, hoursSetting, day),
  payday: await settingOn(ctx, paydaySetting, day),
});

const versionOf = (ctx: Context) => settingVersion(ctx, hoursSetting, paydaySetting);

/** Two settings on one page: since the younger of the two. */
function wire({ hours, payday }: Rows, today: string): MonthSettings {
  const since = [hours?.validFrom, payday?.validFrom].filter((day) => day !== undefined).sort();
  return {
    validFrom: since.at(-1) ?? today,
    hoursPerMonth: hours ? hoursValues(hours).hoursPerMonth : null,
    ...(payday ? paydayValues(payday) : LAST_DAY),
  };
}

export const monthSettings = read({
  call: getMonthSettings,
  run: async (ctx) => ({ ...wire(await rowsOn(ctx, ctx.today), ctx.today), version: await versionOf(ctx) }),
});

export const changeMonthSettings = write({
  call: updateMonthSettings,
  load: async (ctx, { body }) => {
    await requireVersion(ctx, body.version, hoursSetting, paydaySetting);
    const validFrom = await dayOfChange(ctx, body.validFrom);
    return { validFrom, before: await rowsOn(ctx, validFrom) };
  },
  run: async (ctx, { body: { hoursPerMonth, paymentDay, paymentMonth } }, { validFrom, before }) => {
    const hours = { hoursPerMonth: hoursPerMonth === null ? null : String(hoursPerMonth) };
    const asBefore = !before.payday && paymentDay === LAST_DAY.paymentDay && paymentMonth === LAST_DAY.paymentMonth;
    const saved = wire(
      {
        hours: await saveSetting(ctx, hoursSetting, { validFrom, before: before.hours }, hours),
        payday: asBefore
          ? undefined
          : await saveSetting(ctx, paydaySetting, { validFrom, before: before.payday }, { paymentDay, paymentMonth }),
      },
      validFrom,
    );
    return { ...saved, version: await versionOf(ctx) };
  },
  audit: ({ loaded: { validFrom, before }, answer }) => settingAudit('updateMonthSettings', wire(before, validFrom), answer),
});
