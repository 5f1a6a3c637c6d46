import { type Contribution, getContribution as call } from '@paga/contract/company/contributions';
import { found } from '#core/domain-error.ts';
import { read } from '#core/http/handler.ts';
import { settingOn } from '../settings/setting-on.ts';
import { type SettingRow, wireValues } from '../settings/setting-values.ts';
import { contributionSetting } from '../settings/table.ts';

/** A stored setting on the wire. */
export const wireContribution = (row: SettingRow<'contributions'>): Contribution => ({
  contributeId: row.id,
  validFrom: row.validFrom,
  ...wireValues('contributions', row),
});

export const getContribution = read({
  call,
  run: async (ctx) => wireContribution(found(await settingOn(ctx, contributionSetting, ctx.today))),
});
