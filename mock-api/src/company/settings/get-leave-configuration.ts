import { getLeaveConfiguration as call } from '@paga/contract/company/settings';
import { found } from '#core/domain-error.ts';
import { read } from '#core/http/handler.ts';
import { settingVersion } from './dated-setting.ts';
import { settingOn } from './setting-on.ts';
import { leaveSetting } from './table.ts';
import { wireLeave } from './wire-settings.ts';

export const getLeaveConfiguration = read({
  call,
  run: async (ctx) => ({
    ...wireLeave(found(await settingOn(ctx, leaveSetting, ctx.today))),
    version: await settingVersion(ctx, leaveSetting),
  }),
});
