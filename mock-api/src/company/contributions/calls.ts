import { getContributionHistory, updateContribution } from '@paga/contract/company/contributions';
import { desc } from 'drizzle-orm';
import { scoped } from '#core/db/scoped-rows.ts';
import type { Context } from '#core/http/context.ts';
import { namesOf } from '#core/user/names-of.ts';
import { datedValues } from '../law/dated-values.ts';
import { inUse } from '../law/paid-from.ts';
import { salaryMonths } from '../salary-months.ts';
import { settingOn } from '../settings/setting-on.ts';
import { columnValues, wireValues } from '../settings/setting-values.ts';
import { contributionSetting } from '../settings/table.ts';
import { wireContribution } from './get-contribution.ts';

async function history(ctx: Context) {
  const current = await settingOn(ctx, contributionSetting, ctx.today);
  const changes = await ctx.tx
    .select()
    .from(contributionSetting)
    .where(scoped(ctx, contributionSetting))
    .orderBy(desc(contributionSetting.validFrom));
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
}

/** Contributions from a payment date on; those of the same date are replaced, and only while no salary was paid with them. */
export const contributions = datedValues({
  of: 'company',
  calls: { read: getContributionHistory, change: updateContribution },
  table: contributionSetting,
  unique: { tenantId: contributionSetting.tenantId, validFrom: contributionSetting.validFrom },
  values: ({ companyId, today }, { validFrom = today, ...body }) => ({
    tenantId: companyId,
    validFrom,
    ...columnValues('contributions', body),
  }),
  list: history,
  answer: async (_ctx, row) => wireContribution(row),
  id: 'contributeId',
  requireUnpaid: async (ctx, { id }) => {
    if (await salaryMonths.ask.isPaidFrom(ctx, ctx.today, { contribution: id })) throw inUse('validFrom');
  },
  page: 'contributions',
  audited: ({ validFrom, ...values }) => ({ validFrom, ...wireValues('contributions', values) }),
});
