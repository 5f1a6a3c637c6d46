import { getOvertime as call } from '@paga/contract/company/settings';
import { found } from '#core/domain-error.ts';
import { read } from '#core/http/handler.ts';
import { settingVersion } from './dated-setting.ts';
import { settingOn } from './setting-on.ts';
import { overtimeSetting } from './table.ts';
import { wireOvertime } from './wire-settings.ts';

export const getOvertime = read({
  call,
  run: async (ctx) => ({
    ...wireOvertime(found(await settingOn(ctx, overtimeSetting, ctx.today))),
    version: await settingVersion(ctx, overtimeSetting),
  }),
});
