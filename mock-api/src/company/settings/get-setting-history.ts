import { type SettingTable, settingNames } from '@paga/contract/company/setting-fields';
import { getSettingHistory as call, type SettingChange } from '@paga/contract/company/settings';
import { desc } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { read } from '#core/http/handler.ts';
import { namesOf } from '#core/user/names-of.ts';
import { salaryMonths } from '../salary-months.ts';
import { settings } from './calls.ts';
import { type SettingRow, wireValues } from './setting-values.ts';
import { settingTables } from './table.ts';

type Change = Omit<SettingChange, 'changedBy'> & { createdBy: number | null };

/** The values of a row as the history has them: a flag is 1 or 0. */
function figuresOf<T extends SettingTable>(table: T, row: SettingRow<T>): Map<string, number | null> {
  const values: Readonly<Record<string, unknown>> = wireValues(table, row);
  return new Map(
    settingNames(table).map((field) => [field, values[field] === null ? null : Number(values[field] ?? 0)]),
  );
}

/** Rows of one table as changes, newest first: each beside the one that held before it. */
async function changesOf<T extends SettingTable>(ctx: InCompany, name: T): Promise<Change[]> {
  const table = settingTables[name];
  const rows = (await ctx.tx
    .select()
    .from(table as PgTable)
    .where(scoped(ctx, table))
    .orderBy(desc(table.validFrom), desc(table.id))) as SettingRow<T>[];
  return rows.map((row, at) => {
    const older = rows[at + 1];
    const before = older && figuresOf(name, older);
    return {
      id: `${name}-${row.id}`,
      validFrom: row.validFrom,
      changedAt: row.createdAt.toISOString(),
      createdBy: row.createdBy,
      changes: [...figuresOf(name, row)]
        .map(([field, value]) => ({ field, old: before?.get(field) ?? null, new: value }))
        .filter((change) => change.old !== change.new),
    };
  });
}

/** The changes of a setting of several tables in one line of time. */
async function historyOf(ctx: InCompany, tables: readonly SettingTable[]): Promise<Change[]> {
  const changes: Change[][] = [];
  for (const table of tables) changes.push(await changesOf(ctx, table));
  const [only = [], ...others] = changes;
  if (others.length === 0) return only;
  return changes
    .flat()
    .sort((a, b) => b.validFrom.localeCompare(a.validFrom) || b.changedAt.localeCompare(a.changedAt));
}

export const getSettingHistory = read({
  call,
  run: async (ctx, { query: { setting } }) => {
    const found = await historyOf(ctx, settings[setting].tables);
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
