import { getTableColumns, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** Any number of rows of a table from one parameter, JSON, each value of its column's type: what a row leaves out is null, moments are texts. */
export function rowsOf(table: PgTable, json: SQLWrapper): SQL {
  return sql`json_populate_recordset(null::${table}, ${json}::json)`;
}

/** The names of a table's columns but some. */
export function columnsBut(table: PgTable, ...without: readonly string[]): string[] {
  return Object.keys(getTableColumns(table)).filter((name) => !without.includes(name));
}

/** Names of columns as they stand behind `insert into` and, with the name of what they are read from, behind `select`. */
export function columnList(names: readonly string[], of?: string): SQL {
  return sql.raw(names.map((name) => (of === undefined ? `"${name}"` : `"${of}"."${name}"`)).join(', '));
}
