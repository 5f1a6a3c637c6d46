import { getTableColumns, getTableName } from 'drizzle-orm';
import {
  type PgColumn,
  type PgTable,
  type PgView,
  type PgViewWithSelection,
  pgView,
} from 'drizzle-orm/pg-core';
import type { AddAliasToSelection } from 'drizzle-orm/query-builders/select.types';
import { found } from '#core/domain-error.ts';

type Columns<T extends PgTable> = T['_']['columns'];
type Named<T extends PgTable, Name extends keyof Columns<T>> = Pick<Columns<T>, Name>;

/** What other areas read of a table: the named columns, as they are stored. */
type ReadModel<T extends PgTable, Name extends keyof Columns<T>> = PgViewWithSelection<
  T['_']['name'],
  false,
  AddAliasToSelection<Named<T, Name>, T['_']['name'], 'pg'>
>;

/**
 * The columns of a table that other areas may read: a view in our types only, so it is selected from, joined and locked as the table is, in the same
 * statement and by the same plan, and nothing can be inserted, updated or deleted through it.
 */
export function readModel<T extends PgTable, Name extends keyof Columns<T> & string>(
  table: T,
  ...names: Name[]
): ReadModel<T, Name> {
  const all: Record<string, PgColumn> = getTableColumns(table);
  const named = Object.fromEntries(names.map((name) => [name, found(all[name])]));
  const view = pgView(getTableName(table)).as((db) => db.select(named).from(table as PgTable));
  return view as unknown as ReadModel<T, Name>;
}

/** For the lock of a select with joins: `for('update', onlyOf(employee))` locks the rows of this read model alone. */
export const onlyOf = (model: PgView): { of: PgTable } =>
  // The statement takes its name, which is the table's.
  ({ of: model as unknown as PgTable });
