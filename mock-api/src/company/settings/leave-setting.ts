import type { InCompany } from '#core/db/scoped-rows.ts';
import type { Context } from '#core/http/context.ts';
import { beforeChange, saveSetting, settingVersion } from './dated-setting.ts';
import type { SettingColumns } from './setting-values.ts';
import { leaveSetting } from './table.ts';

type Change = Awaited<ReturnType<typeof beforeLeaveChange>>;

/** For the `load` of a change of leave: locks, and says from which day on it holds and what would hold without it. */
export const beforeLeaveChange = (ctx: Context, asked: { validFrom?: string; version?: number }) =>
  beforeChange(ctx, leaveSetting, asked);

/** Stores days and pay of leave from a day on. */
export const saveLeaveSetting = (ctx: Context, change: Change, values: SettingColumns<'leave'>) =>
  saveSetting(ctx, leaveSetting, change, values);

/** How often the company's leave was changed. */
export const leaveSettingVersion = (ctx: InCompany) => settingVersion(ctx, leaveSetting);

/** Adds a setting as it is given, for the demo: nobody's month is asked. */
export async function addLeaveSetting(
  { tx, companyId }: InCompany,
  setting: Omit<typeof leaveSetting.$inferInsert, 'id' | 'tenantId'>,
): Promise<void> {
  await tx.insert(leaveSetting).values({ ...setting, tenantId: companyId });
}
