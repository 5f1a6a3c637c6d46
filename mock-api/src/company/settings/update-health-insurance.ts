import { updateHealthInsurance as call } from '@paga/contract/company/settings';
import { write } from '#core/http/handler.ts';
import { beforeChange, saveSetting, settingAudit, settingVersion } from './dated-setting.ts';
import { columnValues } from './setting-values.ts';
import { insuranceSetting } from './table.ts';
import { wireInsurance } from './wire-settings.ts';

export const updateHealthInsurance = write({
  call,
  load: (ctx, { body }) => beforeChange(ctx, insuranceSetting, body),
  run: async (ctx, { body }, change) => {
    const row = await saveSetting(ctx, insuranceSetting, change, columnValues('insurance', body));
    return { ...wireInsurance(row), version: await settingVersion(ctx, insuranceSetting) };
  },
  audit: ({ loaded: { before }, answer }) =>
    settingAudit('updateInsurance', before ? wireInsurance(before) : null, answer),
});
