import { type SettingField, type SettingTable, settingFields } from '@paga/contract/company/setting-fields';
import { bigint, boolean, numeric, smallint } from 'drizzle-orm/pg-core';

/** A column by the unit of its values. */
const columnsByUnit = {
  percent: () => numeric({ precision: 7, scale: 4 }).notNull(),
  euro: () => bigint({ mode: 'number' }).notNull(),
  number: () => smallint().notNull(),
  hours: () => numeric({ precision: 7, scale: 2 }),
  flag: () => boolean(),
};

type Fields<T extends SettingTable> = (typeof settingFields)[T];
/** The column of a field, by its name. */
export type ColumnOf<Field, Name> = Field extends { column: infer Column extends string } ? Column : Name;
type Builders<T extends SettingTable> = {
  [F in keyof Fields<T> as ColumnOf<Fields<T>[F], F> & string]: Fields<T>[F] extends {
    unit: infer Unit extends SettingField['unit'];
  }
    ? ReturnType<(typeof columnsByUnit)[Unit]>
    : never;
};

/** The listed fields of a table, each with its column. */
export const fieldsOf = (table: SettingTable): { name: string; column: string; field: SettingField }[] =>
  Object.entries<SettingField>(settingFields[table]).map(([name, field]) => ({
    name,
    column: field.column ?? name,
    field,
  }));

/** The columns of a table, as its fields say. */
export const settingColumns = <T extends SettingTable>(table: T): Builders<T> =>
  Object.fromEntries(
    fieldsOf(table).map(({ column, field }) => [column, columnsByUnit[field.unit]()]),
  ) as Builders<T>;

/** Their names. */
export const columnNames = <T extends SettingTable>(table: T): (keyof Builders<T>)[] =>
  fieldsOf(table).map(({ column }) => column as keyof Builders<T>);
