import { updateMonthSettings as call } from '@paga/contract/company/settings';
import { write } from '#core/http/handler.ts';
import { dayOfChange, requireVersion, saveSetting, settingAudit } from './dated-setting.ts';
import { rowsOn, versionOf, wire } from './month.ts';
import { LAST_DAY } from './payment-date.ts';
import { columnValues } from './setting-values.ts';
import { hoursSetting, paydaySetting } from './table.ts';

export const updateMonthSettings = write({
  call,
  load: async (ctx, { body }) => {
    await requireVersion(ctx, body.version, hoursSetting, paydaySetting);
    const validFrom = await dayOfChange(ctx, body.validFrom);
    return { validFrom, before: await rowsOn(ctx, validFrom) };
  },
  run: async (ctx, { body }, { validFrom, before }) => {
    const { paymentDay, paymentMonth } = body;
    const hours = columnValues('hours', body);
    const payday = columnValues('payday', body);
    const asBefore =
      !before.payday && paymentDay === LAST_DAY.paymentDay && paymentMonth === LAST_DAY.paymentMonth;
    const saved = wire(
      {
        hours: await saveSetting(ctx, hoursSetting, { validFrom, before: before.hours }, hours),
        payday: asBefore
          ? undefined
          : await saveSetting(ctx, paydaySetting, { validFrom, before: before.payday }, payday),
      },
      validFrom,
    );
    return { ...saved, version: await versionOf(ctx) };
  },
  audit: ({ loaded: { validFrom, before }, answer }) =>
    settingAudit('updateMonthSettings', wire(before, validFrom), answer),
});
