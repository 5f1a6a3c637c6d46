import type { StoredSection } from '@paga/contract/own/stored';
import type { Language } from '@paga/contract/shapes';
import { toEuro } from '@paga/payroll';
import type { StoredReader, StoredRow, StoredTable } from '#core/http/stored-table.ts';
import { employeesStored } from '#employees/public.ts';
import { leaveStored } from '#leave/public.ts';
import { peopleStored } from '#people/public.ts';
import { projectsStored } from '#projects/public.ts';
import { requestsStored } from '#requests/public.ts';
import { ownStored } from './own-tables.ts';
import { payslipsStored } from './payslips-stored.ts';
import { labelOf, shownValues, WORDS } from './shown-value.ts';

/** Every table that is answered, in the order in which a person reads them. */
export const STORED_TABLES: readonly StoredTable[] = [
  ...peopleStored.tables,
  ...employeesStored.tables,
  ...projectsStored.tables,
  payslipsStored,
  ...leaveStored.tables,
  ...requestsStored.tables,
  ...ownStored.tables,
];

/** What each table holds about the person, one after another: they are read in one transaction. */
async function storedRows(ctx: StoredReader): Promise<{ table: StoredTable; rows: readonly StoredRow[] }[]> {
  const all: { table: StoredTable; rows: readonly StoredRow[] }[] = [];
  for (const table of STORED_TABLES) all.push({ table, rows: await table.read(ctx) });
  return all;
}

/** All of it in words, a section for each table. */
export async function storedSections(ctx: StoredReader, language: Language): Promise<StoredSection[]> {
  const recordOf = ({ name, shown }: StoredTable, row: StoredRow) =>
    Object.entries(shown).flatMap(([column, kind]) => {
      const values = shownValues(row[column], kind, { table: name, column, language });
      return values.length === 0 ? [] : [{ label: labelOf(name, column, language), values }];
    });
  return (await storedRows(ctx)).map(({ table, rows }) => ({
    key: table.name,
    title: WORDS[language].tables[table.name] ?? table.name,
    records: rows.map((row) => recordOf(table, row)),
  }));
}

/** All of it for a program: amounts in euro under the column's name, what is within a record as it is stored. */
export async function storedData(ctx: StoredReader, language: Language) {
  const dataOf = ({ shown }: StoredTable, column: string, value: unknown) => {
    if (value === null || value === undefined) return null;
    if (shown[column] === 'cents') return toEuro(Number(value));
    return shown[column] === 'euro' || shown[column] === 'percent' ? Number(value) : value;
  };
  return (await storedRows(ctx)).map(({ table, rows }) => ({
    table: table.name,
    title: WORDS[language].tables[table.name] ?? table.name,
    labels: Object.fromEntries(
      Object.keys(table.shown).map((column) => [column, labelOf(table.name, column, language)]),
    ),
    rows: rows.map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([column, value]) => [column, dataOf(table, column, value)]),
      ),
    ),
  }));
}
