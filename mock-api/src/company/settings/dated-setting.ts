import type { SettingTable, SettingValues } from '@paga/contract/company/setting-fields';
import type { Endpoint } from '@paga/contract/endpoint';
import type { CivilDate } from '@paga/contract/shapes';
import type { z } from 'zod';
import type { AuditFacts } from '#core/audit/audit-facts.ts';
import type { InCompany } from '#core/db/scoped-rows.ts';
import { found } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { type Handler, read, write } from '#core/http/handler.ts';
import { settingOn } from './setting-on.ts';
import { dayOfChange, requireVersion, saveSetting, settingVersion } from './setting-rows.ts';
import { columnValues, type SettingRow, unsetColumns, wireValues } from './setting-values.ts';
import { settingTables } from './table.ts';

type Rows<T extends SettingTable> = { [Table in T]: SettingRow<Table> | undefined };
/** The day a change holds from, and what would hold on that day without it. */
type Change<T extends SettingTable> = { validFrom: CivilDate; before: Rows<T> };
type Request = { validFrom?: CivilDate; version?: number };
type Declared<T extends SettingTable, Answer> = {
  calls: {
    read: Endpoint<undefined, z.ZodType | undefined, undefined, z.ZodType<Answer>>;
    /** Left out where a higher area answers it. */
    change?: Endpoint<undefined, undefined, z.ZodType<Request & object>, z.ZodType<Answer>>;
  };
  /** Where its values lie. */
  tables: readonly T[];
  /** What the answer names beside day and values. */
  about?: 'id' | 'tenantId';
  /** The type of its audit lines. */
  audit: string;
};

async function rowsOn<T extends SettingTable>(ctx: InCompany, tables: readonly T[], day: CivilDate) {
  const rows: [T, unknown][] = [];
  for (const table of tables) rows.push([table, await settingOn(ctx, settingTables[table], day)]);
  return Object.fromEntries(rows) as Rows<T>;
}

/** A setting on the wire, since the youngest of its rows; undefined where nothing holds. */
function wire<T extends SettingTable, Answer>(
  { tables, about }: Declared<T, Answer>,
  rows: Rows<T>,
  day: CivilDate,
): Answer | undefined {
  const stored = tables.map((table) => rows[table]).filter((row) => row !== undefined);
  const values = tables.map((table) => {
    const row = rows[table] ?? unsetColumns(table);
    return row && wireValues(table, row);
  });
  if (values.includes(undefined)) return undefined;
  const since = stored.map(({ validFrom }) => validFrom).sort();
  const own = about && { [about]: stored[0]?.[about] };
  return Object.assign({ ...own, validFrom: since.at(-1) ?? day }, ...values);
}

/** What the log holds of a setting: not the number of its row, nor how often it was changed. */
function audited(answer: object): Record<string, unknown> {
  const { id: _, version: _version, ...values } = answer as Record<string, unknown>;
  return values;
}

/** What a change of a setting is made of, for its handler. */
function changeOf<T extends SettingTable, Answer extends object>(declared: Declared<T, Answer>) {
  const { tables, audit: type } = declared;
  const answered = async (ctx: InCompany, rows: Rows<T>, day: CivilDate): Promise<Answer> => ({
    ...found(wire(declared, rows, day)),
    version: await settingVersion(ctx, tables),
  });
  return {
    current: async (ctx: Context) => answered(ctx, await rowsOn(ctx, tables, ctx.today), ctx.today),
    /** For the `load`: locks, and says from which day on the change holds. */
    async load(ctx: Context, request: Request): Promise<Change<T>> {
      await requireVersion(ctx, request.version, tables);
      const validFrom = await dayOfChange(ctx, request.validFrom);
      return { validFrom, before: await rowsOn(ctx, tables, validFrom) };
    },
    /** Stores values from that day on, and answers them. */
    async store(ctx: Context, { validFrom, before }: Change<T>, body: object): Promise<Answer> {
      const rows = { ...before };
      for (const table of tables) {
        const values = columnValues(table, body as SettingValues<T>);
        rows[table] = await saveSetting(ctx, table, { validFrom, before: before[table] }, values);
      }
      return answered(ctx, rows, validFrom);
    },
    /** The line of the log; null when it was so already. */
    audit({ validFrom, before }: Change<T>, answer: Answer): AuditFacts | null {
      const was = wire(declared, before, validFrom);
      const [old, next] = [was ? audited(was) : null, audited(answer)];
      if (JSON.stringify(old) === JSON.stringify(next)) return null;
      return { page: 'configurations', type, old, new: next };
    },
  };
}

/** A company's setting that holds from a day on, declared once: where its values lie, its calls with their handlers, its audit lines. */
export function datedSetting<T extends SettingTable, Answer extends object>(declared: Declared<T, Answer>) {
  const { calls, tables } = declared;
  const { current, ...change } = changeOf(declared);
  const handlers: Handler[] = [read<Endpoint>({ call: calls.read, run: current })];
  if (calls.change)
    handlers.push(
      write<Endpoint, Change<T>>({
        call: calls.change,
        load: (ctx, { body }) => change.load(ctx, body as Request),
        run: (ctx, { body }, loaded) => change.store(ctx, loaded, body as object),
        audit: ({ loaded, answer }) => change.audit(loaded, answer as Answer),
      }),
    );
  return { tables, handlers, change };
}
