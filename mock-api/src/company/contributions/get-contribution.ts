import { type Contribution, getContribution as call } from '@paga/contract/company/contributions';
import { found } from '#core/domain-error.ts';
import { read } from '#core/http/handler.ts';
import { settingOn } from '../settings/setting-on.ts';
import { contributionSetting } from '../settings/table.ts';

type Stored = typeof contributionSetting.$inferSelect;

/** A stored setting on the wire. */
export const wireContribution = ({
  id,
  validFrom,
  employerContribute,
  personalContribute,
}: Stored): Contribution => ({
  contributeId: id,
  validFrom,
  employerContribute: Number(employerContribute),
  personalContribute: Number(personalContribute),
});

export const getContribution = read({
  call,
  run: async (ctx) => wireContribution(found(await settingOn(ctx, contributionSetting, ctx.today))),
});
