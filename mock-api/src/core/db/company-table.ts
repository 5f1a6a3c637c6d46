import { type BuildExtraConfigColumns, sql } from 'drizzle-orm';
import {
  bigint,
  type PgColumnBuilderBase,
  type PgTableExtraConfigValue,
  pgPolicy,
  pgTable,
} from 'drizzle-orm/pg-core';
import { appRole } from './roles.ts';
import { tenant } from './table.ts';

/** The company of the running transaction; null outside one, so that no row matches. */
export const currentCompany = sql`(select nullif(current_setting('app.company', true), '')::bigint)`;

/** An identity column: every row's own id. */
export const identity = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();

/** A column that points at a row of a table of another area: that is named, for its file is nobody else's to import. */
export const parentId = (table: string) =>
  bigint({ mode: 'number' }).references(() => pgTable(table, { id: identity() }).id);

const ownColumns = () => ({
  id: identity(),
  tenantId: bigint({ mode: 'number' })
    .notNull()
    .references(() => tenant.id),
});
type OwnColumns = ReturnType<typeof ownColumns>;

/** A company's own table: adds `id`, `tenantId` and the row level security that shows only the transaction's company. */
export function companyTable<Name extends string, Columns extends Record<string, PgColumnBuilderBase>>(
  name: Name,
  columns: Columns,
  extra?: (table: BuildExtraConfigColumns<Name, OwnColumns & Columns, 'pg'>) => PgTableExtraConfigValue[],
) {
  const all: OwnColumns & Columns = { ...ownColumns(), ...columns };
  return pgTable(name, all, (table) => [
    pgPolicy(`${name}_of_company`, {
      to: appRole,
      for: 'all',
      using: sql`"tenantId" = ${currentCompany}`,
      withCheck: sql`"tenantId" = ${currentCompany}`,
    }),
    ...(extra?.(table) ?? []),
  ]);
}
