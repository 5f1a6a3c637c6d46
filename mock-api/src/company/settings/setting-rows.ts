import type { SettingTable } from '@paga/contract/company/setting-fields';
import type { CivilDate } from '@paga/contract/shapes';
import { count, eq } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { tenant } from '#core/db/table.ts';
import { DomainError, found } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { salaryMonths } from '../salary-months.ts';
import { type SettingColumns, type SettingRow, unsetColumns } from './setting-values.ts';
import { settingTables } from './table.ts';

/**
 * The day a change holds from: the one asked for, else today or the first day that no closed month reaches. Throws `PERIOD_CLOSED` for one
 * inside or before a closed month. The months it reaches into stay locked, so that none is closed before the change is stored.
 */
export async function dayOfChange(ctx: Context, wanted: CivilDate | undefined): Promise<CivilDate> {
  const months = salaryMonths.ask;
  await months.hold(ctx, wanted ?? ctx.today);
  const earliest = await months.firstOpenDay(ctx);
  if (wanted === undefined) return earliest && earliest > ctx.today ? earliest : ctx.today;
  if (earliest && wanted < earliest)
    throw new DomainError('PERIOD_CLOSED', {
      fields: [{ path: 'validFrom', code: 'closedMonth', message: `Not before ${earliest}` }],
    });
  return wanted;
}

const equal = (old: unknown, next: unknown) =>
  old === null || next === null ? old === next : Number(old) === Number(next);

/** Stores values from a day on, beside what was there; values that hold on that day already are not stored again. */
export async function saveSetting<T extends SettingTable>(
  ctx: Context,
  table: T,
  { validFrom, before }: { validFrom: CivilDate; before: SettingRow<T> | undefined },
  values: SettingColumns<T>,
): Promise<SettingRow<T> | undefined> {
  const held = (before ?? unsetColumns(table)) as Record<string, unknown> | undefined;
  if (held && Object.entries(values).every(([name, value]) => equal(held[name], value))) return before;
  const own = { tenantId: ctx.companyId, validFrom, createdBy: ctx.actor.userId, createdAt: ctx.now };
  const [row] = await ctx.tx
    .insert(settingTables[table] as PgTable)
    .values({ ...values, ...own })
    .returning();
  return found(row) as SettingRow<T>;
}

/** How often a setting that lies in these tables was changed: their rows are only ever added. */
export async function settingVersion(ctx: InCompany, tables: readonly SettingTable[]): Promise<number> {
  let version = 0;
  for (const table of tables) {
    const [row] = await ctx.tx
      .select({ rows: count() })
      .from(settingTables[table] as PgTable)
      .where(scoped(ctx, settingTables[table]));
    version += row?.rows ?? 0;
  }
  return version;
}

/** Lets the changes of a company's settings come one by one. */
export async function lockSettings({ tx, companyId }: InCompany): Promise<void> {
  await tx.select({ id: tenant.id }).from(tenant).where(eq(tenant.id, companyId)).for('no key update');
}

/** Locks; throws `CONFLICT` for a change of a setting that somebody else has changed since it was read. */
export async function requireVersion(
  ctx: InCompany,
  version: number | undefined,
  tables: readonly SettingTable[],
): Promise<void> {
  await lockSettings(ctx);
  if (version !== undefined && version !== (await settingVersion(ctx, tables)))
    throw new DomainError('CONFLICT');
}
