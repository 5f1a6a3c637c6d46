import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Database } from './transaction.ts';

const dialect = new PgDialect();

/**
 * A statement that is asked all the time: its text is made once, and PostgreSQL plans it once a connection instead of once a call, which takes
 * longer than the work of a short one. What differs from call to call are `sql.placeholder`s. `name` is the statement's own.
 */
export function planned<Row>(
  name: string,
  statement: SQL,
): (db: Pick<Database, '_'>, values: Readonly<Record<string, unknown>>) => Promise<Row[]> {
  const query = dialect.sqlToQuery(statement);
  return async (db, values) => {
    const prepared = db._.session.prepareQuery<{ execute: { rows: Row[] }; all: unknown; values: unknown }>(query, undefined, name, false);
    return (await prepared.execute(values)).rows;
  };
}
