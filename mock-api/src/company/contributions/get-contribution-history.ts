import { getContributionHistory as call } from '@paga/contract/company/contributions';
import { desc } from 'drizzle-orm';
import { scoped } from '#core/db/scoped-rows.ts';
import type { Context } from '#core/http/context.ts';
import { read } from '#core/http/handler.ts';
import { namesOf } from '#core/user/names-of.ts';
import { settingOn } from '../settings/setting-on.ts';
import { contributionSetting } from '../settings/table.ts';
import { wireContribution } from './get-contribution.ts';

function changesOf(ctx: Context) {
  return ctx.tx
    .select()
    .from(contributionSetting)
    .where(scoped(ctx, contributionSetting))
    .orderBy(desc(contributionSetting.validFrom));
}

export const getContributionHistory = read({
  call,
  run: async (ctx) => {
    const current = await settingOn(ctx, contributionSetting, ctx.today);
    const changes = await changesOf(ctx);
    const names = await namesOf(
      ctx,
      changes.map(({ createdBy }) => createdBy),
    );
    return changes.map((setting) => ({
      ...wireContribution(setting),
      inForce: setting.id === current?.id,
      changedBy: names.get(setting.createdBy ?? 0) ?? null,
      changedAt: setting.createdBy === null ? null : setting.createdAt.toISOString(),
    }));
  },
});
