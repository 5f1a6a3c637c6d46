import { asc, getTableColumns, getTableName } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { ownRowsOf } from '../db/own-rows.ts';
import type { OwnEmployeeContext } from './context.ts';

/**
 * How what is stored is read: `cents` and `euro` are amounts, which a page covers; `choice` has a word for each value; `lines` is a list of objects, `there` says only
 * that there is something.
 */
export type StoredKind =
  | 'cents'
  | 'choice'
  | 'date'
  | 'euro'
  | 'lines'
  | 'moment'
  | 'number'
  | 'percent'
  | 'text'
  | 'there'
  | 'yes';

/** Who asks for what is stored about them. */
export type StoredReader = Pick<OwnEmployeeContext, 'tx' | 'own' | 'today'>;
export type StoredRow = Readonly<Record<string, unknown>>;

/** A table with rows about an employee: what of it the person is answered, each column that is not with the reason, and the read. */
export type StoredTable = {
  name: string;
  shown: Readonly<Record<string, StoredKind>>;
  /** Columns that are answered in other fields than those that are shown. */
  within?: readonly string[];
  leftOut: Readonly<Record<string, string>>;
  read: (ctx: StoredReader) => Promise<readonly StoredRow[]>;
};

/** What an area stores about employees: the tables that are answered, and those that are not, with the reason. */
export type Stored = { tables: readonly StoredTable[]; leftOut: Readonly<Record<string, string>> };

/** Reasons that many columns have. */
export const NUMBERED = 'a number by which our tables find each other';
export const BY_OFFICE = 'who of the office wrote it: about them, not about the employee';

type Columns<T extends PgTable> = T['_']['columns'];
type OfEmployee = { tenantId: PgColumn; id: PgColumn; employeeId?: PgColumn };
export type Declared<T extends PgTable> = {
  shown: { readonly [Column in keyof Columns<T>]?: StoredKind };
  leftOut: { readonly [Column in keyof Columns<T>]?: string };
  read?: StoredTable['read'];
};

/** Declares a table whose rows say whose they are; without a `read` the shown columns of the employee's rows, the oldest first. */
export function storedTable<T extends PgTable>(table: T, { shown, leftOut, read }: Declared<T>): StoredTable {
  const columns = getTableColumns(table) as unknown as Record<string, PgColumn>;
  const named = Object.fromEntries(Object.entries(columns).filter(([name]) => name in shown));
  const rows: StoredTable['read'] = (ctx) =>
    ctx.tx
      .select(named)
      .from(table as PgTable)
      .where(ownRowsOf(ctx, columns as unknown as OfEmployee))
      .orderBy(asc((columns as unknown as OfEmployee).id));
  return {
    name: getTableName(table),
    shown: shown as StoredTable['shown'],
    leftOut: leftOut as StoredTable['leftOut'],
    read: read ?? rows,
  };
}
