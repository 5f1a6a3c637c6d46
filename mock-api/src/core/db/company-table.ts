import { type BuildExtraConfigColumns, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  type ExtraConfigColumn,
  foreignKey,
  type PgColumnBuilderBase,
  type PgTableExtraConfigValue,
  pgPolicy,
  pgTable,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { found } from '#core/domain-error.ts';
import { appRole } from './roles.ts';
import { tenant } from './table.ts';

/** The company of the running transaction; null outside one, so that no row matches. */
export const currentCompany = sql`(select nullif(current_setting('app.company', true), '')::bigint)`;

/** An identity column: every row's own id. */
export const identity = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();

type Parent = { table: string; onDelete?: 'cascade' };
/** What the columns of companies' tables point at, until their table is made. */
const parents = new WeakMap<object, Parent>();

/**
 * A column of a company's table that points at a row of another one, or of its own: named, for a table is no other area's to import. The foreign key goes by
 * company and id, so a row can never point at another company's; the parent has the key for it (`companyKey`).
 */
export function parentId(table: string, options: Omit<Parent, 'table'> = {}) {
  const column = bigint({ mode: 'number' });
  parents.set(column, { table, ...options });
  return column;
}

/** A column that points at a user, who is no company's, of a table outside that area. */
export const userId = () =>
  bigint({ mode: 'number' }).references(() => pgTable('app_user', { id: identity() }).id);

/** What a parent is pointed at by: its company and id. */
export const companyKey = (name: string, table: Record<'tenantId' | 'id', Partial<ExtraConfigColumn>>) =>
  uniqueIndex(`${name}_of_company`).on(table.tenantId, table.id);

const ownColumns = () => ({
  id: identity(),
  tenantId: bigint({ mode: 'number' })
    .notNull()
    .references(() => tenant.id),
});
type OwnColumns = ReturnType<typeof ownColumns>;

/** The foreign key of a column that is a `parentId`. */
function keyTo({ table, onDelete }: Parent, name: string, own: AnyPgColumn, tenantId: AnyPgColumn) {
  const parent = pgTable(table, { id: identity(), tenantId: bigint({ mode: 'number' }) });
  const key = foreignKey({
    name: `${name}_${own.name}_of_company`,
    columns: [tenantId, own],
    foreignColumns: [parent.tenantId, parent.id],
  });
  return onDelete ? key.onDelete(onDelete) : key;
}

/** A company's own table: adds `id`, `tenantId` and the row level security that shows only the transaction's company. */
export function companyTable<Name extends string, Columns extends Record<string, PgColumnBuilderBase>>(
  name: Name,
  columns: Columns,
  extra?: (table: BuildExtraConfigColumns<Name, OwnColumns & Columns, 'pg'>) => PgTableExtraConfigValue[],
) {
  const all: OwnColumns & Columns = { ...ownColumns(), ...columns };
  const pointing = Object.entries(columns).flatMap(([column, builder]) => {
    const parent = parents.get(builder);
    return parent ? [[column, parent] as const] : [];
  });
  return pgTable(name, all, (table) => [
    ...pointing.map(([column, parent]) => {
      const own = table as unknown as Record<string, AnyPgColumn>;
      return keyTo(parent, name, found(own[column]), found(own.tenantId));
    }),
    pgPolicy(`${name}_of_company`, {
      to: appRole,
      for: 'all',
      using: sql`"tenantId" = ${currentCompany}`,
      withCheck: sql`"tenantId" = ${currentCompany}`,
    }),
    ...(extra?.(table) ?? []),
  ]);
}
