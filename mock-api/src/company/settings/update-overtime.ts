import { updateOvertime as call } from '@paga/contract/company/settings';
import { write } from '#core/http/handler.ts';
import { beforeChange, saveSetting, settingAudit, settingVersion } from './dated-setting.ts';
import { wire } from './overtime.ts';
import { overtimeSetting } from './table.ts';

export const updateOvertime = write({
  call,
  load: (ctx, { body }) => beforeChange(ctx, overtimeSetting, body),
  run: async (ctx, { body }, change) => {
    const values = {
      nightPercentage: String(body.nightPercentage),
      weekendPercentage: String(body.weekendPercentage),
      afterHoursPercentage: String(body.afterHoursPercentage),
      holidayPercentage: String(body.holidayPercentage),
      guardPercentage: String(body.guardPercentage),
    };
    const row = await saveSetting(ctx, overtimeSetting, change, values);
    return { ...wire(row), version: await settingVersion(ctx, overtimeSetting) };
  },
  audit: ({ loaded: { before }, answer }) =>
    settingAudit('updateOvertime', before ? wire(before) : null, answer),
});
