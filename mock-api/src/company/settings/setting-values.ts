import type {
  SettingField,
  SettingTable,
  SettingValues,
  settingFields,
} from '@paga/contract/company/setting-fields';
import { toCents, toEuro } from '@paga/payroll';
import { type ColumnOf, fieldsOf } from './setting-columns.ts';
import type { settingTables } from './table.ts';

type SettingTables = typeof settingTables;
/** Whose a setting is, since when and by whom. */
type AboutSetting = 'id' | 'tenantId' | 'validFrom' | 'createdBy' | 'createdAt';

/** What is set in a table. */
export type SettingColumns<T extends SettingTable> = Omit<SettingTables[T]['$inferInsert'], AboutSetting>;
/** A setting as stored. */
export type SettingRow<T extends SettingTable> = SettingTables[T]['$inferSelect'];

type Stored = string | number | boolean | null;
type Unit = SettingField['unit'];
const nullable = (change: (value: Stored) => Stored) => (value: Stored) =>
  value === null ? null : change(value);
const same = (value: Stored) => value;
const onWire: Record<Unit, (stored: Stored) => Stored | undefined> = {
  percent: nullable(Number),
  hours: nullable(Number),
  euro: nullable((cents) => toEuro(Number(cents))),
  number: same,
  flag: (isOn) => isOn || undefined,
};
const inTable: Record<Unit, (wire: Stored) => Stored> = {
  percent: nullable(String),
  hours: nullable(String),
  euro: nullable((euro) => toCents(Number(euro))),
  number: same,
  flag: same,
};

type Fields<T extends SettingTable> = (typeof settingFields)[T];
type TermOf<Field> = Field extends { term: infer Term extends string } ? Term : never;

/** What salaries take from a setting, by the engine's names and as stored. */
type EngineValues<T extends SettingTable> = {
  [F in keyof Fields<T> as TermOf<Fields<T>[F]>]: SettingRow<T>[ColumnOf<Fields<T>[F], F> &
    keyof SettingRow<T>];
};
/** The same as people read it: percent, euro, hours. */
type TermValues<T extends SettingTable> = { [Term in keyof EngineValues<T>]: number | null };

const stored = (row: object, column: string) => (row as Readonly<Record<string, Stored>>)[column] ?? null;

/** The values of a setting by the wire's names. */
export function wireValues<T extends SettingTable>(table: T, row: SettingColumns<T>): SettingValues<T> {
  const values = fieldsOf(table).flatMap(({ name, column, field }) => {
    const value = onWire[field.unit](stored(row, column));
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(values) as SettingValues<T>;
}

/** What is stored of values that came by the wire. */
export function columnValues<T extends SettingTable>(table: T, values: SettingValues<T>): SettingColumns<T> {
  const columns = fieldsOf(table).map(({ name, column, field }) => [
    column,
    inTable[field.unit](stored(values, name)),
  ]);
  return Object.fromEntries(columns) as SettingColumns<T>;
}

const given = (table: SettingTable, of: 'byLaw' | 'unset') =>
  Object.fromEntries(
    fieldsOf(table).flatMap(({ column, field }) => {
      const value = field[of];
      return value === undefined ? [] : [[column, inTable[field.unit](value)]];
    }),
  );

/** What a new company has by law. */
export const lawfulColumns = <T extends SettingTable>(table: T) => given(table, 'byLaw') as SettingColumns<T>;

/** What holds where nothing is stored; undefined for a setting that every company has a row of. */
export function unsetColumns<T extends SettingTable>(table: T): SettingColumns<T> | undefined {
  const columns = given(table, 'unset');
  return Object.keys(columns).length > 0 ? (columns as SettingColumns<T>) : undefined;
}

/** For the engine: uplifts, premiums, hours of a stored setting. */
export function engineValues<T extends SettingTable>(table: T, row: SettingColumns<T>): EngineValues<T> {
  const terms = fieldsOf(table).flatMap(({ column, field: { term } }) =>
    term ? [[term, stored(row, column)]] : [],
  );
  return Object.fromEntries(terms) as EngineValues<T>;
}

/** For the comparison of two settings: every term that salaries take from one. */
export function termValues<T extends SettingTable>(table: T, row: SettingColumns<T>): TermValues<T> {
  const terms = fieldsOf(table).flatMap(({ column, field: { term, unit } }) =>
    term ? [[term, onWire[unit](stored(row, column))]] : [],
  );
  return Object.fromEntries(terms) as TermValues<T>;
}
