import { type Contribution, getContribution, getContributionHistory } from '@paga/contract/admin';
import { desc, eq } from 'drizzle-orm';
import { own } from '#core/db/own-rows.ts';
import { found } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { read } from '#core/http/handler.ts';
import { user } from '#core/user/table.ts';
import { settingOn } from '../months/basis.ts';
import { contributionSetting } from './table.ts';

type Stored = typeof contributionSetting.$inferSelect;

/** A stored setting on the wire. */
export const wireContribution = ({ id, validFrom, employerContribute, personalContribute }: Stored): Contribution => ({
  contributeId: id,
  validFrom,
  employerContribute: Number(employerContribute),
  personalContribute: Number(personalContribute),
});

export const readContribution = read({
  call: getContribution,
  run: async (ctx) => wireContribution(found(await settingOn(ctx, contributionSetting, ctx.today))),
});

function changesOf(ctx: Context) {
  return ctx.tx
    .select({ setting: contributionSetting, name: user.name })
    .from(contributionSetting)
    .leftJoin(user, eq(user.id, contributionSetting.createdBy))
    .where(own(ctx, contributionSetting))
    .orderBy(desc(contributionSetting.validFrom));
}

export const readContributionHistory = read({
  call: getContributionHistory,
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
