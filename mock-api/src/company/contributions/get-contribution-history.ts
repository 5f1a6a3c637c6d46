import { getContributionHistory as call } from '@paga/contract/company/contribution';
import { desc, eq } from 'drizzle-orm';
import { own } from '#core/db/own-rows.ts';
import type { Context } from '#core/http/context.ts';
import { read } from '#core/http/handler.ts';
import { user } from '#core/user/table.ts';
import { settingOn } from '../settings/setting-on.ts';
import { contributionSetting } from '../settings/table.ts';
import { wireContribution } from './get-contribution.ts';

function changesOf(ctx: Context) {
  return ctx.tx
    .select({ setting: contributionSetting, name: user.name })
    .from(contributionSetting)
    .leftJoin(user, eq(user.id, contributionSetting.createdBy))
    .where(own(ctx, contributionSetting))
    .orderBy(desc(contributionSetting.validFrom));
}

export const getContributionHistory = read({
  call,
  run: async (ctx) => {
    const current = await settingOn(ctx, contributionSetting, ctx.today);
    return (await changesOf(ctx)).map(({ setting, name }) => ({
      ...wireContribution(setting),
      inForce: setting.id === current?.id,
      changedBy: name,
      changedAt: setting.createdBy === null ? null : setting.createdAt.toISOString(),
    }));
  },
});
