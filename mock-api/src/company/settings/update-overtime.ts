import { updateOvertime as call } from '@paga/contract/company/settings';
import { write } from '#core/http/handler.ts';
import { beforeChange, saveSetting, settingAudit, settingVersion } from './dated-setting.ts';
import { columnValues } from './setting-values.ts';
import { overtimeSetting } from './table.ts';
import { wireOvertime } from './wire-settings.ts';

export const updateOvertime = write({
  call,
  load: (ctx, { body }) => beforeChange(ctx, overtimeSetting, body),
  run: async (ctx, { body }, change) => {
    const row = await saveSetting(ctx, overtimeSetting, change, columnValues('overtime', body));
    return { ...wireOvertime(row), version: await settingVersion(ctx, overtimeSetting) };
  },
  audit: ({ loaded: { before }, answer }) =>
    settingAudit('updateOvertime', before ? wireOvertime(before) : null, answer),
});
