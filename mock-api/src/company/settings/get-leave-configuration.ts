import { getLeaveConfiguration as call } from '@paga/contract/company/settings';
import { found } from '#core/domain-error.ts';
import { read } from '#core/http/handler.ts';
import { settingVersion } from './dated-setting.ts';
import { wire } from './leave.ts';
import { settingOn } from './setting-on.ts';
import { leaveSetting } from './table.ts';

export const getLeaveConfiguration = read({
  call,
  run: async (ctx) => ({
    ...wire(found(await settingOn(ctx, leaveSetting, ctx.today))),
    version: await settingVersion(ctx, leaveSetting),
  }),
});
