import {
  getSettingHistory as call,
  type SettingChange,
  type SettingKind,
} from '@paga/contract/company/settings';
import { desc } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { read } from '#core/http/handler.ts';
import { namesOf } from '#core/user/names-of.ts';
import { salaryMonths } from '../salary-months.ts';
import type { DatedTable } from './dated-setting.ts';
import { wireValues } from './setting-values.ts';
import { hoursSetting, insuranceSetting, leaveSetting, overtimeSetting, paydaySetting } from './table.ts';
import { leaveHistory } from './wire-settings.ts';

type Values = Readonly<Record<string, number | null>>;
type Change = Omit<SettingChange, 'changedBy'> & { createdBy: number | null };

/** Rows of one setting as changes, newest first: each beside the one that held before it. */
async function changesOf<T extends DatedTable>(
  ctx: InCompany,
  name: string,
  table: T,
  values: (row: T['$inferSelect']) => Values,
): Promise<Change[]> {
  const rows = (await ctx.tx
    .select()
    .from(table as PgTable)
    .where(scoped(ctx, table))
    .orderBy(desc(table.validFrom), desc(table.id))) as T['$inferSelect'][];
  return rows.map((row, at) => {
    const older = rows[at + 1];
    const [before, after] = [older ? values(older) : {}, values(row)] as [Values, Values];
    return {
      id: `${name}-${row.id}`,
      validFrom: row.validFrom,
      changedAt: row.createdAt.toISOString(),
      createdBy: row.createdBy,
      changes: Object.entries(after)
        .map(([field, value]) => ({ field, old: before[field] ?? null, new: value }))
        .filter((change) => change.old !== change.new),
    };
  });
}

const histories: Record<SettingKind, (ctx: InCompany) => Promise<Change[]>> = {
  overtime: (ctx) => changesOf(ctx, 'overtime', overtimeSetting, (row) => wireValues('overtime', row)),
  leave: (ctx) => changesOf(ctx, 'leave', leaveSetting, leaveHistory),
  insurance: (ctx) => changesOf(ctx, 'insurance', insuranceSetting, (row) => wireValues('insurance', row)),
  month: async (ctx) => {
    const hours = await changesOf(ctx, 'hours', hoursSetting, (row) => wireValues('hours', row));
    const payday = await changesOf(ctx, 'payday', paydaySetting, (row) => wireValues('payday', row));
    return [...payday, ...hours].sort(
      (a, b) => b.validFrom.localeCompare(a.validFrom) || b.changedAt.localeCompare(a.changedAt),
    );
  },
};

export const getSettingHistory = read({
  call,
  run: async (ctx, { query: { setting } }) => {
    const found = await histories[setting](ctx);
    const names = await namesOf(
      ctx,
      found.map(({ createdBy }) => createdBy),
    );
    const entries = found.map(({ createdBy, ...change }) => ({
      ...change,
      changedBy: createdBy === null ? null : { id: createdBy, name: names.get(createdBy) ?? null },
    }));
    return { earliest: await salaryMonths.ask.firstOpenDay(ctx), entries };
  },
});
