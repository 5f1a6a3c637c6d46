import { getHealthInsurance as call } from '@paga/contract/company/settings';
import { found } from '#core/domain-error.ts';
import { read } from '#core/http/handler.ts';
import { settingVersion } from './dated-setting.ts';
import { settingOn } from './setting-on.ts';
import { insuranceSetting } from './table.ts';
import { wireInsurance } from './wire-settings.ts';

export const getHealthInsurance = read({
  call,
  run: async (ctx) => ({
    ...wireInsurance(found(await settingOn(ctx, insuranceSetting, ctx.today))),
    version: await settingVersion(ctx, insuranceSetting),
  }),
});
