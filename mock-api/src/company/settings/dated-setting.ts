import type { SettingTable } from '@paga/contract/company/setting-fields';
import type { CivilDate } from '@paga/contract/shapes';
import { count, eq } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { AuditFacts } from '#core/audit/audit-facts.ts';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { tenant } from '#core/db/table.ts';
import { DomainError, found } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { salaryMonths } from '../salary-months.ts';
import { settingOn } from './setting-on.ts';
import type { AboutSetting, SettingTables } from './setting-values.ts';

/** A company's settings that hold from a day on. */
export type DatedTable = SettingTables[SettingTable];
type Row<T extends DatedTable> = T['$inferSelect'];

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

const equal = (old: unknown, fresh: unknown) =>
  old === null || fresh === null ? old === fresh : Number(old) === Number(fresh);

/** Stores values from a day on, beside what was there; values that hold on that day already are not stored again. */
export async function saveSetting<T extends DatedTable>(
  ctx: Context,
  table: T,
  { validFrom, before }: { validFrom: CivilDate; before: Row<T> | undefined },
  values: Omit<T['$inferInsert'], AboutSetting>,
): Promise<Row<T>> {
  const known = before as Record<string, unknown> | undefined;
  if (before && Object.entries(values).every(([name, value]) => equal(known?.[name], value))) return before;
  const own = { tenantId: ctx.companyId, validFrom, createdBy: ctx.actor.userId, createdAt: ctx.now };
  const [row] = await ctx.tx
    .insert(table as PgTable)
    .values({ ...values, ...own })
    .returning();
  return found(row) as Row<T>;
}

/** How often a setting that lies in these tables was changed: their rows are only ever added. */
export async function settingVersion(ctx: InCompany, ...tables: DatedTable[]): Promise<number> {
  let version = 0;
  for (const table of tables) {
    const [row] = await ctx.tx
      .select({ rows: count() })
      .from(table as PgTable)
      .where(scoped(ctx, table));
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
  ...tables: DatedTable[]
): Promise<void> {
  await lockSettings(ctx);
  if (version !== undefined && version !== (await settingVersion(ctx, ...tables)))
    throw new DomainError('CONFLICT');
}

type Wanted = { validFrom?: CivilDate; version?: number };

/** For the `load` of a change: the day it holds from, and what would hold on that day without it. */
export async function beforeChange<T extends DatedTable>(ctx: Context, table: T, wanted: Wanted) {
  await requireVersion(ctx, wanted.version, table);
  const validFrom = await dayOfChange(ctx, wanted.validFrom);
  return { validFrom, before: await settingOn(ctx, table, validFrom) };
}

/** What the log holds of a setting: not the number of its row, nor how often it was changed. */
function audited(wire: object): NonNullable<AuditFacts['new']> {
  const {
    id: _,
    version: _version,
    ...values
  } = wire as { id?: number; version?: number } & NonNullable<AuditFacts['new']>;
  return values;
}

/** The audit line of a changed setting; null when it was so already. */
export function settingAudit<Wire extends object>(
  type: string,
  old: Wire | null,
  fresh: Wire,
): AuditFacts | null {
  const [before, after] = [old && audited(old), audited(fresh)];
  if (JSON.stringify(before) === JSON.stringify(after)) return null;
  return { page: 'configurations', type, old: before, new: after };
}
